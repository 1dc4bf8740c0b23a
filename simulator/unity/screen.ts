import type { Classroom, Header } from "../api/classroom";
import type { AnswerEvidence, Attempt, OutboxEntry, QuestionReview, Receipt } from "../api/outbox";
import type { OwnProgress } from "../api/own-progress";
import type { Server } from "../api/server";
import type { Content, Lesson, Step } from "../../content/content-schema";
import type { KeptPlays } from "../attempts/kept-plays";
import type { PlayMode, Start } from "../attempts/kept-starts";
import type { AnswerVerdict } from "../attempts/lesson-progress";
import type { Stage, View } from "../scene/stage";
import type { SceneData, StartupData } from "./contract";

/** What fills the game at a time. */
export type Screen = {
  element: HTMLElement;
  views?: View[];
  /** Real seconds since the last frame. */
  tick?(seconds: number): void;
  /** Simulated seconds, for tests: whatever the clock says. */
  step?(seconds: number): void;
  /** What the player would leave ("the flight"), while there is something to leave. */
  underWay?(): string | null;
  /** Keeps what has been done so far. */
  keep?(): void;
};

export type GameScore = Omit<
  Attempt,
  "attemptId" | "scenarioId" | "sessionId" | "scoreCardType" | "startId" | "client"
>;

/** An attempt that was played earlier, and its receipt. */
export type DeliveredAttempt = { attempt: Attempt; receipt: Receipt };

/** What the menu does without, and loads when the player looks for something to open. */
export type Scenes = {
  style: string;
  /** Answers what shows it, once that can be done at once. */
  prepareScenario(game: Game, header: Header, content: Content): Promise<() => void>;
  renderSandboxScreen(game: Game): Screen;
  renderStepPreview(game: Game, step: Step): Screen;
  renderReview(lesson: Lesson, answers: AnswerEvidence["answers"], review: readonly QuestionReview[]): HTMLElement;
};

/** What a screen may ask of the game that shows it. */
export interface Game {
  readonly stage: Stage;
  readonly isCalm: boolean;
  readonly data: SceneData;
  readonly startup: StartupData;
  readonly server: Server;
  readonly classroom: Classroom | null;
  readonly progress: OwnProgress;
  /** What this player has begun. */
  readonly plays: KeptPlays;
  show(screen: Screen): void;
  showMenu: () => void;
  /** `again`: what a button beside it does. */
  say(text: string, again?: () => void): void;
  /** Asked for once, and again after a failure. */
  readonly scenes: { load(): Promise<Scenes> };
  /** Opens what has to be loaded: the screen stays until it is here, and says what went wrong. */
  open(prepare: () => Promise<() => unknown>): Promise<void>;
  tell(event: "LogOut" | "Quit" | "ClipboardRequest"): void;
  /** Asks the page for what is on the clipboard. */
  paste(then: (text: string) => void): void;
  /** The class and its scenarios, asked for again after joining. */
  refreshClassroom(): Promise<void>;
  has: (header: Header) => boolean;
  load(header: Header): Promise<Content>;
  /** Tells the server that a scenario begins, or goes on. */
  begin(header: Header, goesOn: boolean, mode?: PlayMode): Promise<Start | null>;
  /** The start of what is being played; null without one, as offline. */
  startOf(header: Header): Start | null;
  /** The same for what is asked as the start says; null where it does not come in time. Throws where it may not be. */
  beginQuiz(header: Header, goesOn: boolean): Promise<Start | null>;
  /** Of a lesson with tasks; `isNew`: it is not the start under which the lesson was played before. */
  beginLesson(header: Header, goesOn: boolean): Promise<{ start: Start | null; isNew: boolean }>;
  /** Whether an answer in a lesson is right, by the server's word; null where it cannot be asked. */
  checkAnswer(header: Header, question: string, chosen: string[]): Promise<AnswerVerdict | null>;
  /** Until when the question gives half of the points, because its answer was shown; null: it gives all of them. */
  halfPointsUntil(header: Header, question: string): Promise<Date | null>;
  /** This player's attempts that have no receipt. */
  keptAttempts(): Promise<OutboxEntry[]>;
  /** Sends a refused attempt once more. */
  retryAttempt(attemptId: string): Promise<void>;
  /** Results that came for attempts of an earlier visit. */
  readonly arrived: readonly DeliveredAttempt[];
  /** Told of each that comes. */
  onArrived: (() => void) | null;
  /** Sends a score on its way; the answer shows how far it has come, and is kept up to date. */
  post(header: Header, score: GameScore, onSaved?: (receipt: Receipt) => void): HTMLElement;
}
