import { Form } from "@remix-run/react";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Check } from "~/ui/check";

/** `id`: of an installed game or candidate; empty for the game in public/game or at GAME_URL. */
export function SensorsForm({ id, usesSensors }: { id: string; usesSensors: boolean }) {
  return (
    <Form
      // Remount after a change, so that the checkbox shows the stored value.
      key={`${id} ${usesSensors}`}
      noValidate
      method="post"
      action="/admin/content/game"
      reloadDocument
      className="flex flex-wrap items-start justify-between gap-3"
    >
      <input type="hidden" name="id" value={id} />
      <Check
        name="sensors"
        defaultChecked={usesSensors}
        label={texts.content.sensors}
        hint={texts.content.sensorsHint}
      />
      <Button type="submit" name="intent" value="sensors" size="small">
        {texts.content.saveSensors({ span: (text) => <span className="sr-only">{text}</span> })}
      </Button>
    </Form>
  );
}
