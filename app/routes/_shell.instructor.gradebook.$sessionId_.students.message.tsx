import { useActionData, useLoaderData } from "@remix-run/react";
import { texts } from "~/texts";
import { BackToGradebook } from "~/views/gradebook/back-to-gradebook";
import { MessageForm } from "~/views/messages/message-form";
import { messageAction, messageLoader } from "~/views/messages/message-page.server";
import { SentMessages } from "~/views/messages/sent-messages";
import type { Page } from "~/domain/page";
import type { FormRefusal } from "~/http/form.server";
import { Names } from "~/ui/names";
import { NoMail } from "~/ui/no-mail";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { useSite } from "~/ui/site";

export const handle = { title: () => texts.classMessages.title, permission: "course:run" } satisfies Page;

/** Sends email to students of a class. */
export const loader = messageLoader;

export const action = messageAction;

export default function MessagePage() {
  const { session, students, allowsMessages, replyTo, addresses, messages, formKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  const { sendsMail } = useSite();
  return (
    <>
      <p className="mb-2 print:hidden">
        <BackToGradebook classSessionId={session.id} />
      </p>
      <PageHeader title={texts.classMessages.title} subtitle={<Names names={[session.courseName, session.name]} />} />
      <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-4">
        {!allowsMessages && <Notice tone="warning">{texts.classMessages.notAllowed}</Notice>}
        {allowsMessages && <NoMail instead={<OwnMailNote addresses={addresses} />} />}
        {sendsMail && allowsMessages && replyTo === null && (
          <Notice tone="warning">{texts.classMessages.noReplyTo}</Notice>
        )}
        {sendsMail && allowsMessages && replyTo !== null && (
          <MessageForm students={students} replyTo={replyTo} formKey={formKey} refusal={refusal} />
        )}
        <SentMessages messages={messages} />
      </div>
    </>
  );
}

/** Without a mail server: addresses of the students in the gradebook's filter. */
function OwnMailNote({ addresses }: { addresses: string[] }) {
  if (addresses.length === 0) return <>{texts.classMessages.chooseStudents}</>;
  return (
    <>
      {texts.classMessages.ownMail({
        addresses: <span className="font-normal select-all">{addresses.join(", ")}</span>,
      })}
    </>
  );
}
