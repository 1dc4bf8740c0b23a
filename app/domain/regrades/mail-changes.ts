import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, timeOf } from "~/db/rows.server";
import { languageOf } from "~/domain/accounts/own-language";
import { Email } from "~/domain/accounts/registration-details";
import type { SignedInCtx } from "~/domain/context";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { enqueueMails, type Mail } from "~/domain/mail/enqueue-mail";
import { texts } from "~/texts";
import { currentLocale, inLocale } from "~/texts/locale";
import type { RegradedQuiz } from "./find-question";
import type { RegradeEffect } from "./grade-changes";
import type { RegradePlace } from "./reckon-batches";

type Changes = { place: RegradePlace; quiz: RegradedQuiz; effect: RegradeEffect; reason: string; isFlight?: boolean };

/** Tells each student whose grade a regrade has changed, in the student's language; nobody while grades are held. */
export async function mailChanges(
  ctx: SignedInCtx,
  { place, quiz, effect, reason, isFlight = false }: Changes,
  site: MailSite,
) {
  const byId = new Map(effect.students.map((student) => [student.userId, student]));
  const recipients = await rowsOf(
    ctx.db,
    v.object({ userId: v.string(), email: v.string(), language: v.nullable(v.string()) }),
    sql`select u.id as "userId", trim(u.email) as email, coalesce(u.language, o.default_language) as language
        from users u left join organizations o on o.id = u.organization_id
        where not is_held(${place.classSessionId}::uuid, ${place.scenarioId}::uuid, 'grades', ${timeOf(ctx.now)})
          and u.enabled and u.id = any(${`{${[...byId.keys()].join()}}`}::uuid[])`,
  );
  const link = `${site.url}/results?class=${place.classSessionId}`;
  const mails = recipients.flatMap(({ userId, email, language }): Mail[] => {
    const change = byId.get(userId);
    if (!change || !v.is(Email, email)) return [];
    const { from, to } = change;
    const words = {
      ...{ scenarioTitle: quiz.scenarioTitle, courseName: quiz.courseName },
      ...{ from: `${from.score}/${from.maxScore}`, to: `${to.score}/${to.maxScore}` },
    };
    return [
      inLocale(languageOf(language) ?? currentLocale(), () =>
        composeMail(site, {
          recipient: email,
          subject: texts.regrades.mailSubject({ scenarioTitle: quiz.scenarioTitle }),
          paragraphs: [
            isFlight ? texts.flightRegrades.mailText(words) : texts.regrades.mailText(words),
            reason,
            { link },
          ],
        }),
      ),
    ];
  });
  await enqueueMails(ctx, mails);
}
