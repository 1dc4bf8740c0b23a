import { Form, useNavigation } from "@remix-run/react";
import { texts } from "~/texts";
import { DocumentErrors } from "~/views/curricula/mistakes";
import type { FormRefusal } from "~/http/form.server";
import type { GameCurriculum } from "~/http/game-curriculum.server";
import { Button } from "~/ui/button";
import { gameSource } from "./document-source";

const offeredStates = ["new", "newer", "unreadable"];

/** The curriculum inside the game build, and a button to check it for publishing. */
export function BundledCurriculum({ curriculum, refusal }: { curriculum: GameCurriculum; refusal?: FormRefusal }) {
  const { formMethod, formData } = useNavigation();
  const busy = formMethod === "POST" && formData?.get("source") === gameSource;
  const isOffered = offeredStates.includes(curriculum.state);
  return (
    <section aria-labelledby="brought" className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid max-w-[60ch] gap-0.5">
          <h3 id="brought" className="font-medium">
            {texts.content.curriculumTitle}
          </h3>
          <p className="text-muted wrap-anywhere">{texts.content.bundledCurriculum(curriculum)}</p>
        </div>
        {isOffered && (
          <Form noValidate method="post">
            <input type="hidden" name="source" value={gameSource} />
            <Button type="submit" name="intent" value="check" busy={busy} busyText={texts.content.checking}>
              {curriculum.state === "unreadable" ? texts.content.seeErrors : texts.content.seeChanges}
            </Button>
          </Form>
        )}
      </div>
      {refusal && <DocumentErrors refusal={refusal} />}
    </section>
  );
}
