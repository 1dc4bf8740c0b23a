import { useEffect, useRef, useState, type ChangeEvent } from "react";
import { texts } from "~/texts";
import { ChangeButton, FieldGroup } from "./form-controls";
import { shrinkImage } from "./shrink-image";
import { ErrorsOf, FileAt, TextAt, useText, useValue } from "./draft-fields";

/** An image, stored inside the lesson. */
export function ImageFields({ at }: { at: string }) {
  const isThere = useValue(at) !== undefined;
  if (!isThere)
    return (
      <div>
        <ChangeButton intent={`put:${at}`}>{texts.lessonEditor.addPicture}</ChangeButton>
      </div>
    );
  return (
    <FieldGroup
      title={texts.lessonEditor.picture}
      aside={<ChangeButton intent={`drop:${at}`}>{texts.lessonEditor.removePicture}</ChangeButton>}
    >
      <ErrorsOf at={at} />
      <PictureAt at={at} />
      <TextAt
        at={`${at}.alt`}
        label={texts.lessonEditor.pictureDescription}
        hint={texts.lessonEditor.pictureDescriptionHint}
      />
      <TextAt at={`${at}.caption`} label={texts.lessonEditor.caption} />
    </FieldGroup>
  );
}

function PictureAt({ at }: { at: string }) {
  const saved = useText(`${at}.data`);
  const [data, setData] = useState(saved);
  const hiddenInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A value set by script fires no event; the preview listens for "input".
    if (data !== saved) hiddenInput.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [data, saved]);
  const selectFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const text = file ? await shrinkImage(file) : null;
    if (text === null) return;
    setData(text);
    // The image is in the hidden field; don't submit it twice.
    target.value = "";
  };
  return (
    <div className="flex flex-wrap items-start gap-4">
      {data.startsWith("data:image/") && (
        <img
          src={data}
          alt={texts.lessonEditor.currentPicture}
          className="max-h-32 max-w-full rounded-md border border-line"
        />
      )}
      <input type="hidden" name={`${at}.data`} value={data} ref={hiddenInput} />
      <FileAt
        at={`${at}.data`}
        name={`${at}.file`}
        label={texts.lessonEditor.file}
        accept="image/png,image/jpeg,image/webp"
        hint={texts.lessonEditor.pictureFileHint}
        onChange={(event) => void selectFile(event)}
        className="flex-1"
      />
    </div>
  );
}
