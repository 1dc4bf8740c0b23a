import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { texts } from "~/texts";
import { languageNames, languages, type Language } from "~/texts/locale";
import { TranslationForm } from "~/views/lessons/translation-form";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { requireId } from "~/domain/id";
import { readDraft, saveDraft, titleOf } from "~/domain/lessons/lesson-drafts";
import { listTranslationGroups, mistakesOfTranslations, translateDraft } from "~/domain/lessons/translations";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { answerRefusals, statusOf } from "~/http/refusal-response.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { FilterLinks } from "~/ui/filter-links";
import { PageHeader } from "~/ui/page-header";

export const handle = {
  title: () => texts.lessonEditor.translations,
  permission: "lesson:write",
  maxFormBytes: 4_000_000,
} satisfies Page;

/** Lessons are written in English. */
const translated = languages.filter((language) => language !== "en");

function languageOf(request: Request): Language {
  const language = new URL(request.url).searchParams.get("language") ?? "";
  return translated.find((one) => one === language) ?? "de";
}

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { id, entry, key, revision } = await readDraft(ctx, requireId(params.lessonId ?? null, "lesson"));
  const language = languageOf(request);
  return {
    id,
    title: titleOf(entry, key),
    language,
    revision,
    groups: listTranslationGroups(entry, language),
    errors: mistakesOfTranslations(entry, language),
  };
});

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  requireSameOrigin(request);
  const id = requireId(params.lessonId ?? null, "lesson");
  const form = await formOf(request);
  const language = languageOf(request);
  const stored = await readDraft(ctx, id);
  try {
    const entry = translateDraft(stored.entry, language, form);
    await saveDraft(ctx, id, { entry, revision: Number(form.get("revision")) || 0 });
  } catch (error) {
    if (!(error instanceof Refusal) || (error.code !== "conflict" && error.code !== "tooLarge")) throw error;
    const { entry, revision } = await readDraft(ctx, id);
    const groups = listTranslationGroups(translateDraft(entry, language, form), language);
    return data({ message: error.message, revision, groups }, { status: statusOf(error) });
  }
  const { pathname, search } = new URL(request.url);
  return redirectWithToast(request, `${pathname}${search}`, texts.lessonEditor.translationSaved);
});

export default function Languages() {
  const { id, title, ...stored } = useLoaderData<typeof loader>();
  const notSaved = useActionData<typeof action>();
  const translation = notSaved && notSaved.revision >= stored.revision ? { ...stored, ...notSaved } : stored;
  const { language } = stored;
  return (
    <>
      <PageHeader
        title={texts.lessonEditor.translationOf({ title })}
        subtitle={
          <Link to={`/admin/content/lessons/${id}`} className="link">
            {texts.lessonEditor.backToLesson}
          </Link>
        }
      >
        <FilterLinks
          label={texts.lessonEditor.language}
          choices={translated.map((one) => ({
            label: languageNames[one],
            isCurrent: one === language,
            sets: { language: one },
          }))}
        />
      </PageHeader>
      <TranslationForm key={`${language} ${translation.revision}`} {...translation} />
    </>
  );
}
