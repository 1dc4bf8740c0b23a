import { texts } from "~/texts";
import { TextAt } from "./draft-fields";

/** Title and short title of a draft. */
export const TitleFields = () => (
  <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
    <TextAt at="title" label={texts.common.title} maxLength={200} />
    <TextAt
      at="shortTitle"
      label={texts.lessonEditor.shortTitle}
      hint={texts.lessonEditor.shortTitleHint}
      maxLength={30}
    />
  </div>
);
