import { openBrowserStore } from "../api/browser-store";
import { enterClassroom, type Classroom, type Header } from "../api/classroom";
import { Outbox, type Attempt, type Delivery, type Receipt } from "../api/outbox";
import { OwnProgress } from "../api/own-progress";
import { isRefusal, Server } from "../api/server";
import type { Content, ContentIndex, Step } from "../../content/content-schema";
import { h, renderButton } from "../dom";
import { Stage } from "../scene/stage";
import style from "../style.css";
import { askedByServer } from "../attempts/lesson-of-start";
import { KeptPlays } from "../attempts/kept-plays";
import { KeptStarts, type PlayMode, type Start } from "../attempts/kept-starts";
import { renderDelivery } from "../screens/delivery";
import {
  clientName,
  clipboardDenied,
  type BuildConfig,
  type PageLink,
  type SceneData,
  type StartupData,
} from "./contract";
import { LeavingGuard } from "./leaving";
import { openLocalStorage } from "./local-storage";
import { ScenesFile } from "./scenes-file";
import type { DeliveredAttempt, Game, GameScore, Screen } from "./screen";

/** Nobody is told that something opens which opens at once. In milliseconds. */
const patience = 400;
/** How long a quiz waits for its questions as the server asks them; without, they come as they were built. */
const questionPatience = 3_000;
/** How long a lesson waits for the numbers of its tasks; without, they are for practice. */
const taskPatience = 5_000;
const fontPatience = 2_000;

/** One running game: what the page told it, who plays in which class, and the screen that is shown. */
export class RunningGame implements Game {
  readonly stage: Stage;
  readonly isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  startup!: StartupData;
  server!: Server;
  outbox!: Outbox;
  plays!: KeptPlays;
  progress!: OwnProgress;
  readonly arrived: DeliveredAttempt[] = [];
  onArrived: (() => void) | null = null;
  private starts!: KeptStarts;
  private beginning: Promise<Start | null> = Promise.resolve(null);
  classroom: Classroom | null = null;
  private content: ContentIndex = [];
  private screen: Screen | null = null;
  private readonly host = h("div", { class: "apsis-simulator" });
  private readonly main = h("div", { class: "game" });
  private readonly notice = h("p", { class: "notice", role: "status" });
  private readonly deliveryTexts = new Map<string, (delivery: Delivery) => void>();
  private onClipboard: ((text: string) => void) | null = null;
  private readonly listening = new AbortController();
  private readonly leaving: LeavingGuard;
  readonly scenes: ScenesFile;
  private opening: object | null = null;
  private frame = 0;
  private before = 0;
  private quitting: Promise<void> | null = null;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly config: BuildConfig,
    readonly data: SceneData,
    private readonly page: PageLink,
    private readonly menu: (game: Game) => Screen,
  ) {
    this.stage = new Stage(canvas);
    const root = this.host.attachShadow({ mode: "open" });
    const dress = (text: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      root.adoptedStyleSheets.push(sheet);
    };
    dress(style);
    this.scenes = new ScenesFile(page.scenesUrl, (scenes) => dress(scenes.style));
    root.append(this.main);
    Object.assign(this.host.style, { position: "absolute", inset: "0" });
    canvas.after(this.host);
    // The page's own focus order knows the canvas; everything to be reached is in front of it.
    canvas.tabIndex = -1;
    this.main.append(h("p", { class: "starting" }, "Starting…"));
    // Back from a tab in which somebody signed in, or online again: what waits may go now.
    for (const event of ["online", "focus"])
      addEventListener(event, () => void this.outbox?.flush(), { signal: this.listening.signal });
    this.leaving = new LeavingGuard({ current: () => this.screen, showMenu: () => this.showMenu(), place: this.main });
    this.frame = requestAnimationFrame(this.tick);
  }

  /** Messages of the page (game contract). */
  receive(name: string, value?: string | number) {
    if (this.quitting) return;
    // What the page hands over is its part of the contract.
    if (name === "Startup.Configure") void this.configure(JSON.parse(String(value)) as StartupData);
    if (name === "Clipboard.Receive") this.receiveClipboard(String(value));
    // By the page on which lessons are written.
    if (name === "Preview.Show") void this.preview(JSON.parse(String(value)) as Step);
    if (name === "Test.Step") {
      this.screen?.step?.(Number(value));
      this.stage.change();
    }
  }

  /** Frees everything; a second call waits for the first. */
  quit(): Promise<void> {
    return (this.quitting ??= (async () => {
      cancelAnimationFrame(this.frame);
      this.screen?.keep?.();
      this.leaving.dispose();
      this.listening.abort();
      void this.outbox?.close();
      this.stage.dispose();
      this.host.remove();
    })());
  }

  tell(event: "LogOut" | "Quit" | "ClipboardRequest") {
    this.page.tell(event);
  }

  paste(then: (text: string) => void) {
    this.onClipboard = then;
    this.tell("ClipboardRequest");
  }

  say(text: string, again?: () => void) {
    const said = text + (again ? " " : "");
    // What stands there already is not read aloud again.
    if (this.notice.textContent !== said || again)
      this.notice.replaceChildren(said, ...(again ? [renderButton("Try again", again)] : []));
  }

  async open(prepare: () => Promise<() => unknown>) {
    const from = this.screen;
    const own = (this.opening = {});
    const isWanted = () => this.opening === own && this.screen === from && !this.quitting;
    const slow = setTimeout(() => isWanted() && this.say("Opening…"), patience);
    try {
      const show = await prepare();
      if (isWanted()) await show();
    } catch (error) {
      if (isWanted() && isRefusal(error)) this.say(error.message);
      else if (isWanted())
        this.say(`It could not be opened: ${error instanceof Error ? error.message : String(error)}`, () => {
          this.say("");
          void this.open(prepare);
        });
    } finally {
      clearTimeout(slow);
    }
  }

  show(screen: Screen) {
    this.put(screen, false);
  }

  private put(screen: Screen, isMenu: boolean) {
    this.say("");
    this.screen?.keep?.();
    this.screen = screen;
    this.main.replaceChildren(screen.element, this.notice);
    this.stage.show(screen.views ?? []);
    screen.element.querySelector<HTMLElement>("h1")?.focus();
    this.leaving.noteScreen(isMenu);
  }

  /** One step of a lesson and nothing else: there is nothing to leave, and nowhere to go. */
  private async preview(step: Step) {
    const own = (this.opening = {});
    const scenes = await this.scenes.load();
    if (this.opening !== own || this.quitting) return;
    const screen = scenes.renderStepPreview(this, step);
    this.screen = screen;
    this.main.replaceChildren(screen.element);
    this.stage.show(screen.views ?? []);
  }

  showMenu = () => {
    this.put(this.menu(this), true);
    void this.progress.refresh();
  };

  async refreshClassroom() {
    this.classroom = await enterClassroom(this.server, this.startup.userId);
  }

  has = (header: Header) => Boolean(header.hasLesson || header.hasQuestions || this.fileOf(header));

  private fileOf = (header: Header) => this.content.find(({ scenarioId }) => scenarioId === header.scenarioId)?.file;

  async load(header: Header): Promise<Content> {
    const content = await this.read(header);
    // Loaded early, so that text is readable offline later. A missing font delays nothing: the system's is used.
    const letters = document.fonts.load(getComputedStyle(this.main).font, JSON.stringify(content)).catch(() => {});
    await Promise.race([letters, new Promise((done) => setTimeout(done, fontPatience))]);
    return content;
  }

  private async read(header: Header): Promise<Content> {
    if (header.hasLesson) return this.server.readLesson(header.scenarioId);
    const file = this.fileOf(header);
    return file === undefined ? askedByServer : this.asset<Content>(file);
  }

  post(header: Header, score: GameScore, onSaved?: (receipt: Receipt) => void): HTMLElement {
    const element = h("p", { class: "delivery", role: "status" });
    const start = this.starts.take(header.scenarioId);
    const attempt: Attempt = {
      attemptId: generateId(),
      scenarioId: header.scenarioId,
      sessionId: start ? start.sessionId : (this.classroom?.sessionId ?? null),
      ...(start && { startId: start.startId }),
      client: clientName,
      scoreCardType: header.scenarioType,
      ...score,
    };
    this.deliveryTexts.set(attempt.attemptId, (delivery) => {
      renderDelivery(element, delivery, attempt);
      if (typeof delivery === "object" && "saved" in delivery) onSaved?.(delivery.saved);
    });
    void this.outbox.post(attempt);
    return element;
  }

  async begin({ scenarioId }: Header, goesOn: boolean, mode?: PlayMode) {
    // A flight that waits to be sent is still one under way for the server.
    if (mode === "scored") await this.outbox.flush();
    const begun = this.starts.begin(scenarioId, this.classroom?.sessionId ?? null, goesOn, mode);
    // Where it may not be begun, the attempt is refused at its end with the reason; what is drawn needs it at once.
    const known = begun.catch(() => null);
    this.beginning = known;
    return mode === "scored" ? begun : known;
  }

  startOf = ({ scenarioId }: Header) => this.starts.read(scenarioId);

  beginQuiz({ scenarioId }: Header, goesOn: boolean) {
    return this.starts.beginInTime(scenarioId, this.classroom?.sessionId ?? null, goesOn, questionPatience);
  }

  beginLesson({ scenarioId }: Header, goesOn: boolean) {
    const sessionId = this.classroom?.sessionId ?? null;
    const before = this.starts.read(scenarioId);
    const beginning = this.starts.beginLesson(scenarioId, sessionId, goesOn, taskPatience);
    this.beginning = beginning;
    return beginning.then((start) => ({ start, isNew: start?.startId !== before?.startId }));
  }

  async checkAnswer({ scenarioId }: Header, question: string, chosen: string[]) {
    await this.beginning;
    const start = this.starts.read(scenarioId);
    return start && this.server.checkAnswer(start.startId, question, chosen);
  }

  async halfPointsUntil({ scenarioId }: Header, question: string) {
    await this.beginning;
    const seen = this.starts.read(scenarioId)?.seen?.find((one) => one.question === question);
    const until = seen && new Date(seen.fullPointsAt);
    return until && until.getTime() > Date.now() ? until : null;
  }

  keptAttempts = () => this.outbox.kept();

  retryAttempt = (attemptId: string) => this.outbox.retry(attemptId);

  private async configure(startup: StartupData) {
    this.startup = startup;
    this.server = new Server(startup.apiUrl, startup.userId);
    this.progress = OwnProgress.of(this.server, () => this.classroom?.sessionId ?? null);
    this.plays = new KeptPlays(startup.userId, openLocalStorage());
    this.starts = new KeptStarts(this.plays, (scenarioId, sessionId, mode) =>
      this.server.begin({ scenarioId, sessionId, client: clientName, mode }, startup.userId),
    );
    this.outbox = new Outbox({
      userId: startup.userId,
      store: openBrowserStore(),
      send: (attempt, userId) => this.server.sendAttempt(attempt, userId),
      onChange: (attempt, delivery) => this.onDelivery(attempt, delivery),
    });
    try {
      [this.content] = await Promise.all([this.asset<ContentIndex>("index.json"), this.refreshClassroom()]);
    } catch (error) {
      this.say(
        `The class could not be asked: ${error instanceof Error ? error.message : String(error)} Sandbox works; the rest does after a reload.`,
      );
    }
    if (this.quitting) return;
    const said = this.notice.textContent ?? "";
    this.showMenu();
    this.say(said);
    await this.outbox.flush();
  }

  private async asset<T>(file: string): Promise<T> {
    const response = await fetch(`${this.config.streamingAssetsUrl ?? "/game/StreamingAssets"}/${file}`);
    if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
    // Built with the game from checked content (simulator/build.mjs).
    return (await response.json()) as T;
  }

  private onDelivery(attempt: Attempt, delivery: Delivery) {
    const write = this.deliveryTexts.get(attempt.attemptId);
    if (typeof delivery === "object" && "saved" in delivery) {
      void this.progress.refresh();
      // Nothing comes after that, and the text holds the screen that it stands on.
      this.deliveryTexts.delete(attempt.attemptId);
      // From an earlier visit.
      if (!write) this.takeArrived(attempt, delivery.saved);
    }
    write?.(delivery);
  }

  private takeArrived(attempt: Attempt, receipt: Receipt) {
    this.arrived.push({ attempt, receipt });
    this.say("An earlier attempt has been saved.");
    this.onArrived?.();
  }

  private receiveClipboard(text: string) {
    const then = this.onClipboard;
    this.onClipboard = null;
    if (text === clipboardDenied)
      this.say("The browser does not let the game read the clipboard. Paste into the field with the keyboard instead.");
    else then?.(text);
  }

  private readonly tick = (now: number) => {
    this.frame = requestAnimationFrame(this.tick);
    // After a pause, of a hidden tab for instance, the game goes on where it was.
    const seconds = Math.min(0.25, (now - (this.before || now)) / 1000);
    this.before = now;
    this.screen?.tick?.(seconds);
    this.stage.draw(now);
  };
}

/** A random UUID; crypto.randomUUID is missing on pages without https. */
export function generateId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
