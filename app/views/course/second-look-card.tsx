import { Form } from "@remix-run/react";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { SubmitButton } from "~/views/list-dialog";

type SecondLookCardProps = {
  share: number;
  mayChange: boolean;
  /** Nobody else teaches the course. */
  isAlone: boolean;
  refusal: FormRefusal | undefined;
};

/** How many of the decisions about grades a colleague looks at. */
export const SecondLookCard = ({ share, mayChange, isAlone, refusal }: SecondLookCardProps) => (
  <Card title={texts.secondLooks.title}>
    {mayChange ? (
      <Form method="post" noValidate preventScrollReset className="grid gap-3">
        <p className="max-w-[70ch] text-pretty text-muted">{texts.secondLooks.purpose}</p>
        {isAlone && <Notice tone="warning">{texts.secondLooks.nobodyElse}</Notice>}
        <div className="max-w-72">
          <TextField
            label={texts.secondLooks.share}
            hint={texts.secondLooks.shareHint}
            name="share"
            inputMode="numeric"
            defaultValue={refusal?.values.share ?? String(share)}
            errors={refusal?.errors.share}
          />
        </div>
        <div>
          <SubmitButton intent="secondLook">{texts.secondLooks.save}</SubmitButton>
        </div>
      </Form>
    ) : (
      <p>{texts.secondLooks.shareNow({ share })}</p>
    )}
  </Card>
);
