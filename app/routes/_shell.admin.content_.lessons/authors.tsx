import { Form } from "@remix-run/react";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";

type AuthorsProps = { authors: { id: string; username: string; appointedBy: string }[]; refusal?: FormRefusal };

/** Users who may write lessons regardless of their role. */
export function Authors({ authors, refusal }: AuthorsProps) {
  return (
    <section aria-labelledby="authors" className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="grid gap-1">
        <h2 id="authors" className="text-lg">
          {texts.lessons.authors}
        </h2>
        <p className="max-w-[65ch] text-muted">{texts.lessons.authorsHint}</p>
      </div>
      {authors.length > 0 && (
        <ul className="grid gap-2">
          {authors.map(({ id, username, appointedBy }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
              <span className="min-w-0 wrap-anywhere">
                {texts.lessons.authorNamedBy({
                  username,
                  appointedBy,
                  muted: (text) => <span className="text-sm text-muted">{text}</span>,
                })}
              </span>
              <Form noValidate method="post">
                <input type="hidden" name="userId" value={id} />
                <Button type="submit" size="small" name="intent" value="dismiss">
                  {texts.lessons.takeBackFrom({
                    username,
                    hidden: (text) => <span className="sr-only">{text}</span>,
                  })}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form noValidate method="post" className="flex flex-wrap items-end gap-3">
        <TextField
          label={texts.common.username}
          name="username"
          defaultValue={refusal?.values.username}
          errors={refusal?.errors.username}
          autoComplete="off"
          className="min-w-56"
        />
        <Button type="submit" name="intent" value="name" className="mb-0.5">
          {texts.lessons.addAuthor}
        </Button>
      </Form>
    </section>
  );
}
