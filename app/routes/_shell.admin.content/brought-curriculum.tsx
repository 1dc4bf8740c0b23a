import { Form, useNavigation } from "@remix-run/react";
import { Mistakes } from "~/views/curricula/mistakes";
import type { FormRefusal } from "~/http/form.server";
import type { GameCurriculum } from "~/http/game-curriculum.server";
import { Button } from "~/ui/button";
import { ofGame } from "./document-source";

const offered = ["new", "newer", "unreadable"];

/** The curriculum that the build brings along, and what can be done with it. */
export function BroughtCurriculum({ curriculum, refusal }: { curriculum: GameCurriculum; refusal?: FormRefusal }) {
  const { formMethod, formData } = useNavigation();
  const busy = formMethod === "POST" && formData?.get("source") === ofGame;
  const isOffered = offered.includes(curriculum.state);
  return (
    <section aria-labelledby="brought" className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid max-w-[60ch] gap-0.5">
          <h3 id="brought" className="font-medium">
            Curriculum of this game
          </h3>
          <p className="text-muted wrap-anywhere">{textOf(curriculum)}</p>
        </div>
        {isOffered && (
          <Form noValidate method="post">
            <input type="hidden" name="source" value={ofGame} />
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

function textOf({ title, version, state, published }: GameCurriculum): string {
  const brings = `The build brings ${title}, version ${version}`;
  return {
    new: `${brings}. It is not published here yet.`,
    newer: `${brings}. Version ${published} is published.`,
    same: `${brings}. It is published.`,
    taken: `${brings}. Another document is published under this number: give it a higher one.`,
    older: `${brings}. Version ${published} is published, which is newer.`,
    unreadable: "The build brings a StreamingAssets/curriculum.json that is no curriculum.",
  }[state];
}
