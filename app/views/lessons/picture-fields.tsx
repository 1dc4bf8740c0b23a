import { texts } from "~/texts";
import { DrawingFields, useInputOptions } from "./explore-fields";
import { ChangeButton, FieldGroup } from "./form-controls";
import { ErrorsOf, SelectAt, TextAt, useValue } from "./draft-fields";

/** A slide's moving picture. */
export function PictureFields({ path }: { path: string }) {
  const inputs = useInputOptions(path);
  if (useValue(path) === undefined)
    return (
      <div className="flex flex-wrap gap-2">
        <ChangeButton intent={`draw-orbit:${path}`}>{texts.lessonEditor.addOrbitPicture}</ChangeButton>
        <ChangeButton intent={`draw-relative-motion:${path}`}>{texts.lessonEditor.addMotionPicture}</ChangeButton>
        <ChangeButton intent={`draw-curve:${path}`}>{texts.lessonEditor.addCurvePicture}</ChangeButton>
      </div>
    );
  return (
    <FieldGroup
      title={texts.lessonEditor.movingPicture}
      aside={<ChangeButton intent={`drop:${path}`}>{texts.lessonEditor.removeMovingPicture}</ChangeButton>}
    >
      <ErrorsOf at={path} />
      <DrawingFields at={path} mostReadings={4} />
      <SelectAt
        at={`${path}.moves`}
        label={texts.lessonEditor.movedInput}
        hint={texts.lessonEditor.movedInputHint}
        options={inputs}
      />
      <TextAt at={`${path}.caption`} label={texts.lessonEditor.caption} />
    </FieldGroup>
  );
}
