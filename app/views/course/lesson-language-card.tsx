import { Form } from "@remix-run/react";
import { texts } from "~/texts";
import { languageNames, languages, type Language } from "~/texts/locale";
import { SubmitButton } from "~/views/list-dialog";
import { Card } from "~/ui/card";
import { SelectField } from "~/ui/field";

/** The language in which students of the course get lessons and quizzes. */
export const LessonLanguageCard = ({ language }: { language: Language | null }) => (
  <Card title={texts.course.lessons}>
    <Form noValidate method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
      <SelectField
        key={language}
        label={texts.course.lessonLanguage}
        name="lessonLanguage"
        hint={texts.course.lessonLanguageHint}
        defaultValue={language ?? ""}
      >
        <option value="">{texts.course.readersLanguage}</option>
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languageNames[tag]}
          </option>
        ))}
      </SelectField>
      <SubmitButton intent="lessonLanguage">{texts.course.setLessonLanguage}</SubmitButton>
    </Form>
  </Card>
);
