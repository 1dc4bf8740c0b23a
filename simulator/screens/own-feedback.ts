import { texts } from "~/texts";
import { h, renderButton } from "../dom";
import type { Game } from "../unity/screen";

type Feedback = Awaited<ReturnType<typeof fetchFeedback>>;

const fetchFeedback = async ({ server }: Game) => (await server.calls.me.feedback.$get({})).json();

/** The instructors' comments that the player hasn't read; hidden if there are none, or if the server can't be reached. */
export function renderOwnFeedback(game: Game): HTMLElement {
  const section = h("section", { class: "kept", "aria-label": texts.gameMenu.newComments, hidden: true });
  const show = ({ comments }: Feedback) => {
    const unread = comments.filter(({ read }) => read === null);
    section.hidden = unread.length === 0;
    section.replaceChildren(
      h("h2", {}, texts.gameMenu.newComments),
      h("ul", {}, ...unread.map((comment) => renderComment(comment, () => markRead(comment.id)))),
    );
  };
  const refresh = () => fetchFeedback(game).then(show, () => undefined);
  const markRead = (commentId: string) =>
    game.server.calls.me.feedback[":commentId"].read.$post({ param: { commentId } }).then(refresh, () => undefined);
  void refresh();
  return section;
}

function renderComment(
  { id, author, scenarioName, groupName, text }: Feedback["comments"][number],
  markRead: () => Promise<void>,
): HTMLElement {
  return h(
    "li",
    {},
    h("p", { id: `comment-${id}` }, texts.gameMenu.commentOn({ author, about: scenarioName ?? groupName })),
    h("p", { class: "said", dir: "auto" }, text),
    renderButton(texts.gameMenu.markRead, () => void markRead(), {
      class: "quiet",
      "aria-describedby": `comment-${id}`,
    }),
  );
}
