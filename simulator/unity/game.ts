import { texts } from "~/texts";
import { openBrowserStore } from "../api/browser-store";
import { enterClassroom, type Classroom, type Header } from "../api/classroom";
import { Outbox, type Attempt, type Delivery, type Receipt } from "../api/outbox";
import { OwnProgress } from "../api/own-progress";
import { isRefusal, Server } from "../api/server";
import type { Content, ContentIndex, Step } from "../../content/content-schema";
import { h, renderButton } from "../dom";
import { Stage, type Graphics } from "../scene/stage";
import style from "../style.css";
import { emptyQuiz } from "../attempts/lesson-of-start";
import { PlayStore } from "../attempts/play-store";
import { StartStore, type PlayMode, type Start } from "../attempts/start-store";
import type { SandboxDocument } from "../screens/sandbox/sandbox-document";
import { renderDelivery } from "../screens/delivery";
import { linkToList, originOf } from "../screens/scenario-list";
import {
  clientName,
  clipboardDenied,
  type BuildConfig,
  type LaterUrls,
  type PageLink,
  type SceneData,
  type StartupData,
} from "./contract";
import { LeavingGuard } from "./leaving";
import { idInAddress, showDuelAddress, showMissionAddress } from "./address";
import { generateId } from "./generate-id";
import { readGraphics, saveGraphics } from "./graphics-choice";
import { openLocalStorage } from "./local-storage";
import { ScenesFile } from "./scenes-file";
import type { DeliveredAttempt, Game, GameScore, Origin, Playable, Screen } from "./screen";

/** Show "Opening…" only if opening takes longer. */
const openingNoticeDelayMs = 400;
/** How long a quiz waits for its start's questions; afterwards the bundled ones are used. */
const questionTimeoutMs = 3_000;
/** How long a lesson waits for its task numbers; afterwards tasks are practice. */
const taskTimeoutMs = 5_000;
const fontTimeoutMs = 2_000;

/** A sandbox that was handed in, as its page sends it. */
type SandboxCopy = { kind: "sandbox"; document: SandboxDocument };

/** A running game: startup data, player, class and current screen. */
export class RunningGame implements Game {
  readonly stage: Stage;
  readonly prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  private chosenGraphics = readGraphics();
  // The fields with `!` are set by configure(), before the first screen.
  startup!: StartupData;
  server!: Server;
  outbox!: Outbox;
  plays!: PlayStore;
  progress!: OwnProgress;
  readonly newResults: DeliveredAttempt[] = [];
  onNewResult: (() => void) | null = null;
  private starts!: StartStore;
  private startRequest: Promise<Start | null> = Promise.resolve(null);
  classroom: Classroom | null = null;
  private content: ContentIndex = [];
  private screen: Screen | null = null;
  /** Of the current screen; null outside a scenario. */
  private scenarioId: string | null = null;
  origin: Origin | null = null;
  private readonly host = h("div", { class: "apsis-simulator" });
  private readonly main = h("div", { class: "game" });
  private readonly notice = h("p", { class: "notice", role: "status" });
  private readonly deliveryCallbacks = new Map<string, (delivery: Delivery) => void>();
  private onClipboard: ((text: string) => void) | null = null;
  private readonly listening = new AbortController();
  private readonly mathFont: FontFace;
  private readonly leaving: LeavingGuard;
  readonly scenes: ScenesFile;
  readonly laterUrls: LaterUrls;
  private opening: object | null = null;
  private frameRequest = 0;
  private lastFrameAt = 0;
  private quitting: Promise<void> | null = null;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly config: BuildConfig,
    readonly data: SceneData,
    private readonly page: PageLink,
    private readonly renderMenu: (game: Game) => Screen,
  ) {
    this.stage = new Stage(canvas, {
      land: data.land,
      urlOf: (file) => this.assetUrl(`sky/${file}`),
      prefersReducedMotion: this.prefersReducedMotion,
      graphics: this.chosenGraphics,
    });
    this.mathFont = new FontFace("apsis-math", `url("${this.assetUrl("math.woff2")}")`);
    const root = this.host.attachShadow({ mode: "open" });
    const addStyle = (text: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      root.adoptedStyleSheets.push(sheet);
    };
    addStyle(style);
    this.laterUrls = page.laterUrls;
    this.scenes = new ScenesFile(page.scenesUrl, (scenes) => addStyle(scenes.style));
    root.append(this.main);
    // Browsers ignore font faces of a shadow root, and fetch this one only where a formula is.
    document.fonts.add(this.mathFont);
    Object.assign(this.host.style, { position: "absolute", inset: "0" });
    canvas.after(this.host);
    // The page's focus order contains the canvas, but all controls are in front of it.
    canvas.tabIndex = -1;
    this.main.append(h("p", { class: "starting" }, texts.gameFrame.starting));
    // Online again, or back from signing in on another tab: retry.
    for (const event of ["online", "focus"])
      addEventListener(event, () => void this.outbox?.flush(), { signal: this.listening.signal });
    this.leaving = new LeavingGuard({
      current: () => this.screen,
      showMenu: () => this.showMenu(),
      leave: () => this.leave(),
      container: this.main,
    });
    this.frameRequest = requestAnimationFrame(this.tick);
  }

  receive(name: string, value?: string | number) {
    if (this.quitting) return;
    // The page sends what the contract says.
    if (name === "Startup.Configure") void this.configure(JSON.parse(String(value)) as StartupData);
    if (name === "Clipboard.Receive") this.receiveClipboard(String(value));
    // From pages that show a lesson's step or a sandbox that was handed in.
    if (name === "Preview.Show") void this.preview(JSON.parse(String(value)) as Step | SandboxCopy);
    if (name === "Test.Step") {
      this.screen?.step?.(Number(value));
      this.stage.change();
    }
  }

  quit(): Promise<void> {
    return (this.quitting ??= (async () => {
      cancelAnimationFrame(this.frameRequest);
      this.screen?.saveProgress?.();
      this.leaving.dispose();
      this.listening.abort();
      void this.outbox?.close();
      this.stage.dispose();
      this.host.remove();
      document.fonts.delete(this.mathFont);
    })());
  }

  get graphics() {
    return this.chosenGraphics;
  }

  set graphics(graphics: Graphics) {
    this.chosenGraphics = graphics;
    saveGraphics(graphics);
    this.stage.setGraphics(graphics);
  }

  sendEvent(event: "LogOut" | "Quit" | "ClipboardRequest") {
    this.page.sendEvent(event);
  }

  paste(callback: (text: string) => void) {
    this.onClipboard = callback;
    this.sendEvent("ClipboardRequest");
  }

  say(text: string, retry?: () => void) {
    const message = text + (retry ? " " : "");
    // Unchanged text isn't announced again.
    if (this.notice.textContent !== message || retry)
      this.notice.replaceChildren(message, ...(retry ? [renderButton(texts.gameFrame.tryAgain, retry)] : []));
  }

  async open(prepare: () => Promise<() => unknown>) {
    const previousScreen = this.screen;
    const request = (this.opening = {});
    const isCurrent = () => this.opening === request && this.screen === previousScreen && !this.quitting;
    const slowNotice = setTimeout(() => isCurrent() && this.say(texts.gameFrame.opening), openingNoticeDelayMs);
    try {
      const show = await prepare();
      if (isCurrent()) await show();
    } catch (error) {
      if (isCurrent() && isRefusal(error)) this.say(error.message);
      else if (isCurrent())
        this.say(texts.gameFrame.notOpened({ reason: messageOf(error) }), () => {
          this.say("");
          void this.open(prepare);
        });
    } finally {
      clearTimeout(slowNotice);
    }
  }

  show(screen: Screen) {
    this.put(screen, false);
  }

  async openScenario(header: Header, origin = this.origin) {
    await this.open(async () => {
      const [scenes, content] = await Promise.all([this.scenes.load(), this.load(header)]);
      const show = await scenes.prepareScenario(this, header, content);
      return () => {
        this.scenarioId = header.scenarioId;
        this.origin = origin;
        show();
      };
    });
  }

  private put(screen: Screen, isMenu: boolean) {
    this.say("");
    this.screen?.saveProgress?.();
    this.screen = screen;
    if (isMenu || screen.isList) {
      this.scenarioId = null;
      this.origin = null;
    }
    this.main.replaceChildren(screen.element, this.notice);
    this.stage.show(screen.views ?? []);
    screen.element.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    // Otherwise a phone would show the new screen where the former was scrolled to.
    screen.element.scrollIntoView({ block: "start" });
    screen.restorePlace?.();
    this.leaving.handleScreenChange(isMenu ? 0 : this.origin ? 2 : 1, screen.isOver ? null : this.scenarioId);
  }

  /** Shows one lesson step or one sandbox only, without a way to leave it. */
  private async preview(step: Step | SandboxCopy) {
    const request = (this.opening = {});
    const scenes = await this.scenes.load();
    if (this.opening !== request || this.quitting) return;
    const screen =
      step.kind === "sandbox" ? scenes.renderSandboxCopy(this, step.document) : scenes.renderStepPreview(this, step);
    this.screen = screen;
    this.main.replaceChildren(screen.element);
    this.stage.show(screen.views ?? []);
  }

  get back() {
    return { label: this.origin?.label ?? texts.gameMenu.menu, to: this.leave };
  }

  leave = () => (this.origin ? this.origin.returnTo(this.scenarioId) : this.showMenu());

  showMenu = () => {
    this.put(this.renderMenu(this), true);
    void this.progress.refresh();
  };

  async refreshClassroom() {
    this.classroom = await enterClassroom(this.server, this.startup.userId, idInAddress("class"));
  }

  hasContent = (header: Header) =>
    Boolean(header.hasLesson || header.hasSandbox || header.hasFlight || header.hasQuestions || this.fileOf(header));

  /** In the language of the player's lessons if there is a translation. */
  private fileOf({ scenarioId, language }: Header): string | undefined {
    const entry = this.content.find((one) => one.scenarioId === scenarioId);
    return language && entry?.languages?.includes(language) ? `${language}/${entry.file}` : entry?.file;
  }

  async load(header: Header): Promise<Playable> {
    const content = await this.readContent(header);
    // Loads fonts early, for reading offline. A missing font must not delay the lesson.
    const text = JSON.stringify(content);
    const fonts = [document.fonts.load(getComputedStyle(this.main).font, text)];
    if (text.includes('"formulas":')) fonts.push(this.mathFont.load().then((face) => [face]));
    await Promise.race([Promise.allSettled(fonts), new Promise((done) => setTimeout(done, fontTimeoutMs))]);
    return content;
  }

  private async readContent(header: Header): Promise<Playable> {
    if (header.hasSandbox) return this.server.readSandboxTask(header.scenarioId);
    if (header.hasLesson) return this.server.readLesson(header.scenarioId);
    if (header.hasFlight) return this.server.readFlight(header.scenarioId);
    const file = this.fileOf(header);
    return file === undefined ? emptyQuiz : this.fetchAsset<Content>(file);
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
    this.deliveryCallbacks.set(attempt.attemptId, (delivery) => {
      renderDelivery(element, delivery, attempt);
      if (typeof delivery === "object" && "saved" in delivery) onSaved?.(delivery.saved);
    });
    void this.outbox.post(attempt);
    return element;
  }

  async begin({ scenarioId }: Header, isResuming: boolean, mode?: PlayMode) {
    // The server counts a flight as active until it has received it.
    if (mode === "scored") await this.outbox.flush();
    const started = this.starts.begin(scenarioId, this.classroom?.sessionId ?? null, isResuming, mode);
    // A refusal is shown when the attempt is handed in; a scored flight needs its start now, so it throws.
    const startOrNull = started.catch(() => null);
    this.startRequest = startOrNull;
    return mode === "scored" ? started : startOrNull;
  }

  startOf = ({ scenarioId }: Header) => this.starts.read(scenarioId);

  beginQuiz({ scenarioId }: Header, isResuming: boolean) {
    return this.starts.beginWithTimeout(scenarioId, this.classroom?.sessionId ?? null, isResuming, questionTimeoutMs);
  }

  beginLesson({ scenarioId }: Header, isResuming: boolean) {
    const sessionId = this.classroom?.sessionId ?? null;
    const earlierStart = this.starts.read(scenarioId);
    const startRequest = this.starts.beginLesson(scenarioId, sessionId, isResuming, taskTimeoutMs);
    this.startRequest = startRequest;
    return startRequest.then((start) => ({ start, isNew: start?.startId !== earlierStart?.startId }));
  }

  async checkAnswer({ scenarioId }: Header, question: string, chosen: string[]) {
    await this.startRequest;
    const start = this.starts.read(scenarioId);
    return start && this.server.checkAnswer(start.startId, question, chosen);
  }

  async halfPointsUntil({ scenarioId }: Header, question: string) {
    await this.startRequest;
    const seen = this.starts.read(scenarioId)?.seen?.find((entry) => entry.question === question);
    const until = seen && new Date(seen.fullPointsAt);
    return until && until.getTime() > Date.now() ? until : null;
  }

  unsentAttempts = () => this.outbox.listEntries();

  retryAttempt = (attemptId: string) => this.outbox.retry(attemptId);

  private async configure(startup: StartupData) {
    this.startup = startup;
    this.server = new Server(startup.apiUrl, startup.userId);
    this.progress = OwnProgress.of(this.server, () => this.classroom?.sessionId ?? null);
    this.plays = new PlayStore(startup.userId, openLocalStorage());
    this.starts = new StartStore(this.plays, (scenarioId, sessionId, mode) =>
      this.server.begin({ scenarioId, sessionId, client: clientName, mode }, startup.userId),
    );
    this.outbox = new Outbox({
      userId: startup.userId,
      store: openBrowserStore(),
      send: (attempt, userId) => this.server.sendAttempt(attempt, userId),
      onChange: (attempt, delivery) => this.onDelivery(attempt, delivery),
    });
    try {
      [this.content] = await Promise.all([this.fetchAsset<ContentIndex>("index.json"), this.refreshClassroom()]);
    } catch (error) {
      this.say(texts.gameFrame.classNotRead({ reason: messageOf(error) }));
    }
    if (this.quitting) return;
    await this.showFirstScreen();
    await this.outbox.flush();
  }

  /** The scenario of the address, or the menu. */
  private async showFirstScreen() {
    const scenarioId = idInAddress("scenario");
    const header = this.classroom?.headers.find((one) => one.scenarioId === scenarioId);
    if (header && this.hasContent(header)) {
      this.leaving.prepareMenuEntry();
      await this.openScenario(header, originOf(this, header));
    }
    if (this.screen || this.quitting) return;
    const missionId = idInAddress("mission");
    if (missionId) {
      this.leaving.prepareMenuEntry();
      showMissionAddress(null);
      const scenes = await this.scenes.load().catch(() => null);
      await scenes?.showMissions(this, missionId);
    }
    if (this.screen || this.quitting) return;
    const duelId = idInAddress("duel");
    if (duelId) {
      this.leaving.prepareMenuEntry();
      showDuelAddress(null);
      const scenes = await this.scenes.load().catch(() => null);
      await scenes?.openDuels(this, this.main, linkToList(this, "Compete"), duelId);
    }
    if (this.screen || this.quitting) return;
    if (scenarioId && !header && this.classroom) this.say(texts.gameFrame.scenarioNotFound);
    const message = [...this.notice.childNodes];
    this.leaving.prepareMenuEntry();
    this.showMenu();
    this.notice.replaceChildren(...message);
  }

  private async fetchAsset<T>(file: string): Promise<T> {
    const response = await fetch(this.assetUrl(file));
    if (!response.ok) throw new Error(texts.gameFrame.fileFailed({ file, status: response.status }));
    // The build checked this content (simulator/build.mjs).
    return (await response.json()) as T;
  }

  private assetUrl = (file: string) => `${this.config.streamingAssetsUrl ?? "/game/StreamingAssets"}/${file}`;

  private onDelivery(attempt: Attempt, delivery: Delivery) {
    const write = this.deliveryCallbacks.get(attempt.attemptId);
    if (typeof delivery === "object" && "saved" in delivery) {
      void this.progress.refresh();
      // Saved is final, and the callback would keep its screen in memory.
      this.deliveryCallbacks.delete(attempt.attemptId);
      // Without a screen here, the attempt is from an earlier visit.
      if (!write) this.addResult(attempt, delivery.saved);
    }
    write?.(delivery);
  }

  private addResult(attempt: Attempt, receipt: Receipt) {
    this.newResults.push({ attempt, receipt });
    this.say(texts.gameFrame.earlierAttemptSaved);
    this.onNewResult?.();
  }

  private receiveClipboard(text: string) {
    const callback = this.onClipboard;
    this.onClipboard = null;
    if (text === clipboardDenied) this.say(texts.gameFrame.clipboardDenied);
    else callback?.(text);
  }

  private readonly tick = (now: number) => {
    this.frameRequest = requestAnimationFrame(this.tick);
    // After a pause, such as a hidden tab, continue where it stopped.
    const seconds = Math.min(0.25, (now - (this.lastFrameAt || now)) / 1000);
    this.lastFrameAt = now;
    this.screen?.tick?.(seconds);
    this.stage.draw(now);
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
