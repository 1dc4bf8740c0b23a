import { ApiProblem } from "../../../client/api-fetch";
import type { Game } from "../../unity/screen";
import { isChanged, writtenOf, type MissionDraft } from "./draft";

/** Creates or changes the mission on the server; nothing is sent if it is saved already. */
export async function saveDraft(
  { server }: Pick<Game, "server">,
  draft: MissionDraft,
): Promise<{ id: string; version: number }> {
  if (draft.saved && !isChanged(draft)) return draft.saved;
  const { missions } = server.calls;
  const written = writtenOf(draft);
  const { title, document } = draft;
  const create = async () => (await missions.$post({ json: { title, document } })).json();
  const change = async ({ id, version }: { id: string; version: number }) => {
    try {
      return await (await missions[":id"].$put({ param: { id }, json: { title, document, version } })).json();
    } catch (error) {
      // It was deleted meanwhile.
      if (error instanceof ApiProblem && error.status === 404) return create();
      throw error;
    }
  };
  const { id, version } = draft.saved ? await change(draft.saved) : await create();
  draft.saved = { id, version };
  draft.asSaved = written;
  return draft.saved;
}
