import { v7 as uuid } from "uuid";
import { practiceReviews } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { dayAfter } from "~/domain/gradebook/day-numbers";
import { memoryOf } from "~/domain/practice/plan-session";
import { readCards, type OwnCard } from "~/domain/practice/read-cards";
import { remember } from "~/domain/practice/schedule";
import { createSeededRandom } from "../../../physics/seeded-random";

const cardsPerStudent = 14;
/** Practice began so many days ago; today is still to do. */
const [since, until] = [29, 1];

type Review = typeof practiceReviews.$inferInsert;

/** A month of practice of some students, whose newest questions are due today. */
export async function addPractice(students: readonly SignedInCtx[]) {
  const random = createSeededRandom(2026);
  for (const [place, student] of students.entries()) {
    const today = student.now.toISOString().slice(0, "YYYY-MM-DD".length);
    const cards = (await readCards(student, "UTC")).slice(place, place + cardsPerStudent);
    const reviews = cards.flatMap((card) => practise(student, card, today, random));
    if (reviews.length > 0) await student.db.insert(practiceReviews).values(reviews);
  }
}

function practise(student: SignedInCtx, card: OwnCard, today: string, random: () => number): Review[] {
  const reviews: Review[] = [];
  let memory = memoryOf(card);
  // Some questions are harder than others, for everybody.
  const rightShare = 0.5 + 0.45 * createSeededRandom(card.question.length * 31 + hashOf(card.scenarioId))();
  for (;;) {
    const first = dayAfter(today, -since + Math.floor(6 * random()));
    const day = memory.dueOn > first ? memory.dueOn : first;
    if (day > dayAfter(today, -until)) break;
    const recall = { isRight: random() < rightShare, isSure: random() < 0.8 };
    memory = remember(memory, day, recall);
    for (const review of reviews) review.isNewest = false;
    reviews.push({
      ...{ userId: student.actor.userId, id: uuid(), scenarioId: card.scenarioId, questionKey: card.question },
      ...{ ...memory, ...recall, chosen: [], reviewedAt: new Date(`${day}T17:00:00Z`) },
    });
  }
  return reviews;
}

const hashOf = (text: string) => parseInt(text.slice(0, 6), 16);
