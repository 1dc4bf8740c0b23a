import { Form } from "@remix-run/react";
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
        label="This game uses motion sensors (phone tilt)"
        hint="Lets it read how the phone is held and moved. Leave it off if the game doesn't need it."
      />
      <Button type="submit" name="intent" value="sensors" size="small">
        Save<span className="sr-only"> motion sensors</span>
      </Button>
    </Form>
  );
}
