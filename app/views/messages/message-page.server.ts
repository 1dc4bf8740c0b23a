import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { arrangementOf, arrangeStudents, filterStudents } from "~/domain/gradebook/arrange-rows";
import { parseClass } from "~/domain/gradebook/parse-class";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { listMessages } from "~/domain/messages/list-messages";
import { messageAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { MessageSubject, MessageText } from "~/domain/messages/message-rules";
import { countMessage, listAddresses, readMessaging, sendMessage } from "~/domain/messages/send-message";
import { Refusal } from "~/domain/refusal";
import { createFormKey, submitOnce } from "~/domain/submissions/submit-once";
import { say } from "~/texts/say";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readMailSite, readSite } from "~/http/site.server";

/** The students of a class, with those of the gradebook's filter checked, and earlier messages. */
export const messageLoader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "course:run");
  const { cacheBytes } = (await getPlatform()).env;
  const { session, columns, matrix } = await readGradebook(ctx, params.sessionId ?? "", cacheBytes);
  const { students } = parseClass({
    ...{ matrix, columnsJson: JSON.stringify(columns), rulesJson: JSON.stringify(session.rules) },
  });
  const search = new URL(request.url).searchParams;
  const columnIndexOf = (scenarioId: string) => columns.findIndex((column) => column.scenarioId === scenarioId);
  const arrangement = arrangementOf(search, columnIndexOf);
  const isFiltered = arrangement.show !== "all" || arrangement.missing !== null || arrangement.query !== "";
  const filteredStudents = isFiltered
    ? arrangeStudents(filterStudents(students, ctx.now.getTime(), session.rules), columnIndexOf, arrangement)
    : [];
  const checkedIds = new Set(filteredStudents.map(({ userId }) => userId));
  const { allowsMessages, replyTo } = await readMessaging(ctx, session.id);
  const { sendsMail } = await readSite();
  return {
    session,
    students: students.map(({ userId, username, fullName }) => ({
      userId,
      name: fullName || username,
      isChecked: checkedIds.has(userId),
    })),
    allowsMessages,
    replyTo,
    addresses: !sendsMail && allowsMessages ? await listAddresses(ctx, session.id, [...checkedIds]) : [],
    messages: await listMessages(ctx, session.courseId),
    formKey: createFormKey(),
  };
});

const Message = v.object({ subject: MessageSubject, text: MessageText });

/** Name of a student's checkbox. One field each, because a refused form echoes only one value per name. */
export const recipientFieldOf = (userId: string) => `to-${userId}`;

export const messageAction = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "course:run");
  const classSessionId = params.sessionId ?? "";
  // Check access to the class before reading the form.
  const { allowsMessages } = await readMessaging(ctx, classSessionId);
  return submitForm(request, Message, async (message, fields) => {
    if (!(await readSite()).sendsMail) throw new Refusal("conflict", say.classMessages.noServer);
    if (!allowsMessages) throw new Refusal("forbidden", say.classMessages.notAllowed);
    const userIds = Object.keys(fields).flatMap((name) => (name.startsWith("to-") ? [name.slice(3)] : []));
    const releaseLimit = await countMessage(ctx);
    try {
      const site = await readMailSite();
      const text = await submitOnce(ctx, fields, async (innerCtx) => {
        const { sent, withoutAddress } = await sendMessage(innerCtx, classSessionId, { userIds, ...message }, site);
        return say.classMessages.sent({ sent, withoutAddress });
      });
      return redirectWithToast(request, `${messageAddressOf(classSessionId)}#sent`, text);
    } catch (error) {
      await releaseLimit();
      throw error;
    }
  });
});
