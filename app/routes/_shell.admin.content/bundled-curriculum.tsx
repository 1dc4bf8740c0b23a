import { Form, useNavigation } from "@remix-run/react";
import { Mistakes } from "~/views/curricula/mistakes";
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
            Curriculum of this game
          </h3>
          <p className="text-muted wrap-anywhere">{stateText(curriculum)}</p>
        </div>
        {isOffered && (
          <Form noValidate method="post">
            <input type="hidden" name="source" value={gameSource} />
            <Button type="submit" name="intent" value="check" busy={busy} busyText="Checking...">
              {curriculum.state === "unreadable" ? "See What Is Wrong" : "See What It Changes"}
            </Button>
          </Form>
        )}
      </div>
      {refusal && <Mistakes refusal={refusal} />}
    </section>
  );
}

function stateText({ title, version, state, published }: GameCurriculum): string {
  const introduction = `The build brings ${title}, version ${version}`;
  return {
    new: `${introduction}. It is not published here yet.`,
    newer: `${introduction}. Version ${published} is published.`,
    same: `${introduction}. It is published.`,
    taken: `${introduction}. Another document is published under this number: give it a higher one.`,
    older: `${introduction}. Version ${published} is published, which is newer.`,
    unreadable: "The build brings a StreamingAssets/curriculum.json that is no curriculum.",
  }[state];
}
