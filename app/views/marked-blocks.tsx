import type { ReactNode } from "react";
import type { Block, Inline } from "../../content/marked-text";

type MarkedBlocksProps = { blocks: readonly Block[]; className?: string };

/** Lesson text with bold, lists and links, as in the game. The server parses it, so pages don't load the parser. */
export const MarkedBlocks = ({ blocks, className = "" }: MarkedBlocksProps) => (
  <div dir="auto" className={`grid gap-2 ${className}`}>
    {blocks.map(renderBlock)}
  </div>
);

function renderBlock(block: Block, key: number): ReactNode {
  if (block.kind === "paragraph") return <p key={key}>{block.children.map(renderInline)}</p>;
  const items = block.items.map((item, index) => (
    <li key={index} className="[&>*+*]:mt-1">
      {item.map(renderBlock)}
    </li>
  ));
  return block.isOrdered ? (
    <ol key={key} start={block.start} className="grid list-decimal gap-1 ps-5">
      {items}
    </ol>
  ) : (
    <ul key={key} className="grid list-disc gap-1 ps-5">
      {items}
    </ul>
  );
}

function renderInline(inline: Inline, key: number): ReactNode {
  if (inline.kind === "text") return inline.text;
  const inlineChildren = inline.children.map(renderInline);
  if (inline.kind === "bold") return <strong key={key}>{inlineChildren}</strong>;
  return (
    <a key={key} href={inline.href} target="_blank" rel="noopener noreferrer" className="link">
      {inlineChildren}
    </a>
  );
}
