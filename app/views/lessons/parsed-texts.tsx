import { MarkedBlocks } from "~/views/marked-blocks";
import { readMarkedTexts } from "../../../content/marked-text";

/** Renders typed text with its marks; a chunk of its own because of the parser. */
export default function ParsedTexts({ paragraphs }: { paragraphs: string[] }) {
  return <MarkedBlocks blocks={readMarkedTexts(paragraphs)} />;
}
