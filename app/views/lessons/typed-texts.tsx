import { MarkedBlocks } from "~/views/marked-blocks";
import { readMarkedTexts } from "../../../content/marked-text";

/** Texts as they are typed, read in the browser: with its parser this is a file of its own. */
export default function TypedTexts({ texts }: { texts: string[] }) {
  return <MarkedBlocks blocks={readMarkedTexts(texts)} />;
}
