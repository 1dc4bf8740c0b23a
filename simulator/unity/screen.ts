import type { Classroom, Header } from "../api/classroom";
import type { AnswerEvidence, Attempt, OutboxEntry, QuestionReview, Receipt } from "../api/outbox";
import type { Practice } from "../api/own-practice";
import type { OwnProgress } from "../api/own-progress";
import type { Server } from "../api/server";
import type { Content, Lesson, Scenario, Step } from "../../content/content-schema";
import type { PlayedFlight } from "../../content/flight-entry";
import type { PlayedSandboxTask } from "../../content/sandbox-task";
import type { DuelKind } from "../../physics/duel-rules";
import type { DuelLinks } from "../screens/duel/duel-links";
import type { SandboxDocument } from "../screens/sandbox/sandbox-document";
import type { PlayStore } from "../attempts/play-store";
import type { PlayMode, Start } from "../attempts/start-store";
import type { AnswerVerdict } from "../attempts/lesson-progress";
import type { Graphics, Stage, View } from "../scene/stage";
import type { LaterUrls, SceneData, StartupData } from "./contract";

/** The content of a scenario. */
export type Playable = Content | PlayedSandboxTask | PlayedFlight;

export type Activity = "flight" | "lesson";

/** Where a scenario was opened. `at`: the entry to return to. */
export type Origin = { label: string; returnTo: (at: string | null) => void };

/** What the game currently shows. */
export type Screen = {
  element: HTMLElement;
  views?: View[];
  /** Real seconds since the last frame. */
  tick?(seconds: number): void;
  /** Simulated seconds, for tests; independent of the clock. */
  step?(seconds: number): void;
  /** The scenario has been played to its end: a reload leads to the menu instead of a new start. */
  isOver?: true;
  /** Scenarios are opened from here; only the menu is above. */
  isList?: true;
  /** Instead of the focus on the title and the top of the screen. */
  restorePlace?(): void;
  /** What the player would leave, or null. */
  activityToLeave?(): Activity | null;
  /** Stores the progress. */
  saveProgress?(): void;
};

export type GameScore = Omit<
  Attempt,
  "attemptId" | "scenarioId" | "sessionId" | "scoreCardType" | "startId" | "client"
>;

/** An attempt of an earlier visit, with its receipt. */
export type DeliveredAttempt = { attempt: Attempt; receipt: Receipt };

/** The scenes module: what the menu doesn't need. */
export type Scenes = {
  style: string;
  /** Resolves with a function that shows the scenario without further waiting. */
  prepareScenario(game: Game, header: Header, content: Playable): Promise<() => void>;
  /** A sandbox that was handed in, to look at. */
  renderSandboxCopy(game: Game, document: SandboxDocument): Screen;
  renderSandboxScreen(game: Game): Screen;
  /** The list of missions, or one of them. */
  showMissions(game: Game, id?: string): Promise<void>;
  /** Games for two: the lists, or one of them. `opener`: an element of the game. */
  openDuels(game: Game, opener: Element, back: DuelLinks["back"], id: string | null): Promise<void>;
  renderDuelPicture(kind: DuelKind): Element;
  renderStepPreview(game: Game, step: Step): Screen;
  /** The mission of the week; its flight is `header`. */
  prepareWeek(game: Game, header: Header): Promise<() => void>;
  /** For a flight's card. */
  renderFlightPicture(game: Game, original: Scenario | PlayedFlight): Element;
  goalOf(original: Scenario | PlayedFlight): string;
  renderPracticeScreen(game: Game, practice: Practice): Screen;
  renderReview(lesson: Lesson, answers: AnswerEvidence["answers"], review: readonly QuestionReview[]): HTMLElement;
};

/** The game as its screens see it. */
export interface Game {
  readonly stage: Stage;
  readonly prefersReducedMotion: boolean;
  /** What the player chose on this device. */
  graphics: Graphics;
  readonly data: SceneData;
  readonly startup: StartupData;
  readonly server: Server;
  readonly classroom: Classroom | null;
  readonly progress: OwnProgress;
  /** The player's unfinished plays. */
  readonly plays: PlayStore;
  show(screen: Screen): void;
  showMenu: () => void;
  /** To where the scenario was opened, or to the menu. */
  leave: () => void;
  /** The same as a link. */
  readonly back: { label: string; to: () => void };
  /** The list that the current screen was opened from. */
  origin: Origin | null;
  /** With `retry`, the message has a "Try again" button. */
  say(text: string, retry?: () => void): void;
  /** Loads once; after a failure the next call tries again. */
  readonly scenes: { load(): Promise<Scenes> };
  readonly laterUrls: LaterUrls;
  /** Keeps the current screen until `prepare` is done; reports a failure. */
  open(prepare: () => Promise<() => unknown>): Promise<void>;
  sendEvent(event: "LogOut" | "Quit" | "ClipboardRequest"): void;
  /** Opens a scenario, after loading the scenes module. Without an origin, the former one remains. */
  openScenario(header: Header, origin?: Origin): Promise<void>;
  /** Asks the page for the clipboard's text. */
  paste(then: (text: string) => void): void;
  /** Loads class and scenarios again, such as after joining. */
  refreshClassroom(): Promise<void>;
  /** Whether the scenario has content that can be played here. */
  hasContent: (header: Header) => boolean;
  load(header: Header): Promise<Playable>;
  /** Announces to the server that a scenario starts or resumes. */
  begin(header: Header, isResuming: boolean, mode?: PlayMode): Promise<Start | null>;
  /** The start of the current play; null without one, such as offline. */
  startOf(header: Header): Start | null;
  /** Like `begin`, for a quiz; null after a timeout. Throws if the server refuses. */
  beginQuiz(header: Header, isResuming: boolean): Promise<Start | null>;
  /** For a lesson with tasks; `isNew`: another start than the one played before. */
  beginLesson(header: Header, isResuming: boolean): Promise<{ start: Start | null; isNew: boolean }>;
  /** Asks the server whether an answer is right; null if it can't be reached. */
  checkAnswer(header: Header, question: string, chosen: string[]): Promise<AnswerVerdict | null>;
  /** Until when the question is worth half points, because its answer was shown; null: full points. */
  halfPointsUntil(header: Header, question: string): Promise<Date | null>;
  /** The player's attempts without a receipt. */
  unsentAttempts(): Promise<OutboxEntry[]>;
  retryAttempt(attemptId: string): Promise<void>;
  /** Results of attempts from an earlier visit. */
  readonly newResults: readonly DeliveredAttempt[];
  /** Called for each new result. */
  onNewResult: (() => void) | null;
  /** Sends a score; returns an element with the delivery state. */
  post(header: Header, score: GameScore, onSaved?: (receipt: Receipt) => void): HTMLElement;
}
