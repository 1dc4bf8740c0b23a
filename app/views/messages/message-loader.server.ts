import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { formatCount } from "~/domain/count-text";
import { arrangementOf, arrangeStudents, judgeStudents } from "~/domain/gradebook/arrange-rows";
import { parseClass } from "~/domain/gradebook/parse-class";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { listMessages } from "~/domain/messages/list-messages";
import { messageAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { MessageSubject, messageTexts, MessageText } from "~/domain/messages/message-rules";
import { countMessage, listAddresses, readMessaging, sendMessage } from "~/domain/messages/send-message";
import { Refusal } from "~/domain/refusal";
import { createFormKey, once } from "~/domain/submissions/once";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readMailSite, readSite } from "~/http/site.server";

/** Who can be written to, with those ticked that the gradebook's filter shows; and what was written before. */
export const messageLoader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "course:run");
  const { cacheBytes } = (await getPlatform()).env;
  const { session, columns, matrix } = await readGradebook(ctx, params.sessionId ?? "", cacheBytes);
  const { students } = parseClass({ matrix, columnsJson: JSON.stringify(columns) });
  const search = new URL(request.url).searchParams;
  const columnOf = (scenarioId: string) => columns.findIndex((column) => column.scenarioId === scenarioId);
  const asked = arrangementOf(search, columnOf);
  const isFiltered = asked.show !== "all" || asked.missing !== null || asked.query !== "";
  const chosen = isFiltered ? arrangeStudents(judgeStudents(students, ctx.now.getTime()), columnOf, asked) : [];
  const ticked = new Set(chosen.map(({ userId }) => userId));
  const { allowsMessages, replyTo } = await readMessaging(ctx, session.id);
  const { sendsMail } = await readSite();
  return {
    session,
    students: students.map(({ userId, username, fullName }) => ({
      userId,
      name: fullName || username,
      isTicked: ticked.has(userId),
    })),
    allowsMessages,
    replyTo,
    addresses: !sendsMail && allowsMessages ? await listAddresses(ctx, session.id, [...ticked]) : [],
    messages: await listMessages(ctx, session.courseId),
    formKey: createFormKey(),
  };
});

const Message = v.object({ subject: MessageSubject, text: MessageText });

/** A tick's field is named by the student, so that a refused form keeps each of them. */
export const tickOf = (userId: string) => `to-${userId}`;

export const messageAction = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "course:run");
  const classSessionId = params.sessionId ?? "";
  // Of whose class it is before anything of the form is read.
  const { allowsMessages } = await readMessaging(ctx, classSessionId);
  return submitForm(request, Message, async (message, fields) => {
    if (!(await readSite()).sendsMail) throw new Refusal("conflict", messageTexts.noServer);
    if (!allowsMessages) throw new Refusal("forbidden", messageTexts.notAllowed);
    const userIds = Object.keys(fields).flatMap((name) => (name.startsWith("to-") ? [name.slice(3)] : []));
    const takeBack = await countMessage(ctx);
    try {
      const site = await readMailSite();
      const text = await once(ctx, fields, async (inner) => {
        const { sent, withoutAddress } = await sendMessage(inner, classSessionId, { userIds, ...message }, site);
        return resultOf(sent, withoutAddress);
      });
      return redirectWithToast(request, `${messageAddressOf(classSessionId)}#sent`, text);
    } catch (error) {
      await takeBack();
      throw error;
    }
  });
});

const resultOf = (sent: number, withoutAddress: number) =>
  `Message on its way to ${formatCount(sent, "student")}` +
  (withoutAddress > 0 ? `. Not sent to ${formatCount(withoutAddress, "student")} without an address: see below` : "");
