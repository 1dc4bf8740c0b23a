import { redirect } from "@remix-run/node";
import * as v from "valibot";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import type { SignedInCtx } from "~/domain/context";
import { idSchema } from "~/domain/id";
import { dismissAuthor, nameAuthor } from "~/domain/lessons/authors";
import { draftKinds } from "~/domain/lessons/draft-kinds";
import { createLesson, openLesson } from "~/domain/lessons/lesson-drafts";
import { importLesson } from "~/domain/lessons/publish-lesson";
import { submitForm } from "~/http/form.server";
import { Place } from "~/views/lessons/place";

const campaign = Place(() => keyed(say.lessons.placeRequired));

const LessonsForm = v.variant("intent", [
  v.object({
    intent: v.literal("begin"),
    title: v.pipe(v.string(), v.maxLength(200)),
    kind: v.optional(v.picklist(draftKinds), "lesson"),
    place: campaign,
  }),
  v.object({ intent: v.literal("open"), lesson: Place(() => keyed(say.lessons.lessonRequired)) }),
  v.object({
    intent: v.literal("import"),
    importPlace: campaign,
    document: v.pipe(
      v.string(),
      v.check(
        (text) => text.trim() !== "",
        () => keyed(say.lessons.documentRequired),
      ),
    ),
  }),
  v.object({ intent: v.literal("name"), username: v.pipe(v.string(), v.maxLength(200)) }),
  v.object({ intent: v.literal("dismiss"), userId: idSchema() }),
]);

const list = "/admin/content/lessons";

export function changeLessons(request: Request, ctx: SignedInCtx) {
  return submitForm(request, LessonsForm, async (input) => {
    switch (input.intent) {
      case "begin": {
        const { title, kind, place } = input;
        const lesson = { curriculumId: place.curriculumId, campaignKey: place.key, title, kind };
        return redirect(`${list}/${await createLesson(ctx, lesson)}`);
      }
      case "open":
        return redirect(`${list}/${await openLesson(ctx, input.lesson.curriculumId, input.lesson.key)}`);
      case "import": {
        const { curriculumId, key } = input.importPlace;
        return redirect(
          `${list}/${await importLesson(ctx, { curriculumId, campaignKey: key, text: input.document })}?checked`,
        );
      }
      case "name":
        return redirectWithToast(
          request,
          list,
          texts.lessons.authorAdded({ username: await nameAuthor(ctx, input.username) }),
        );
      case "dismiss":
        await dismissAuthor(ctx, input.userId);
        return redirectWithToast(request, list, texts.lessons.authorRemoved);
    }
  });
}
