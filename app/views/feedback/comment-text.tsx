import { splitLinks } from "~/domain/feedback/split-links";

/** What somebody wrote, with its web addresses as links. */
export function CommentText({ text, className = "" }: { text: string; className?: string }) {
  return (
    <p dir="auto" className={`max-w-[70ch] wrap-anywhere whitespace-pre-line ${className}`}>
      {splitLinks(text).map((part, index) =>
        part.address === null ? (
          part.text
        ) : (
          <a key={index} href={part.address} target="_blank" rel="nofollow noopener noreferrer" className="link">
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}
