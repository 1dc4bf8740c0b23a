// The editor's events: a timeline, and fields for each.
import { texts } from "~/texts";
import { missionLimits, type MissionInject } from "../../../content/mission-schema";
import { instruments } from "../../../physics/injects";
import { h, renderButton } from "../../dom";
import { readValue, writeValue } from "./draft";
import {
  oneOf,
  renderBox,
  renderChoice,
  renderGroup,
  renderLine,
  renderNumber,
  renderSeconds,
  renderVector,
  type Form,
} from "./fields";
import { renderTimeline } from "./timeline";

type Kind = MissionInject["kind"];
const kinds = ["message", "thrust", "leak", "dark", "maneuver"] as const satisfies Kind[];

/** A new event's values. `t`: seconds since the start. */
const firstOf = (kind: Kind, t: unknown) => ({
  ...{ t, kind },
  ...{
    message: { text: texts.gameMissions.firstMessage },
    thrust: { percent: 30 },
    leak: { kilograms: 5, seconds: 600 },
    dark: { instrument: "range", seconds: 600 },
    maneuver: { dv: [0, 0.1, 0] },
  }[kind],
});

export function listEvents({ document }: Pick<Form, "document">): unknown[] {
  const events = readValue(document, "injects");
  return Array.isArray(events) ? events : [];
}

function writeEvents({ document }: Form, events: unknown[]) {
  const isEmpty = events.length === 0;
  writeValue(document, "injects", isEmpty ? undefined : events);
  if (isEmpty || readValue(document, "draw.injects") === undefined)
    writeValue(document, "draw.injects", isEmpty ? undefined : 0);
}

export function renderEvents(form: Form): HTMLElement {
  const events = listEvents(form);
  const add = () => {
    writeEvents(form, [...events, firstOf("message", timeOfNext(form))]);
    form.onStructure(`injects.${events.length}.kind`);
  };
  return renderGroup(
    texts.gameMissions.events,
    h("p", { class: "aside" }, texts.gameMissions.eventsHint),
    ...(events.length > 0 ? [renderTimeline(form, events.length)] : []),
    ...events.map((_, index) => renderEvent(form, index)),
    renderButton(texts.gameMissions.addEvent, add, {
      ...{ class: "quiet", "data-path": "injects.add", disabled: events.length >= missionLimits.injects },
    }),
  );
}

/** A tenth of the flight after the last event, if the flight is still on then. */
function timeOfNext(form: Form): number {
  const limit = Number(readValue(form.document, "time.limit"));
  if (!(limit > 1)) return 600;
  const times = listEvents(form).map((_, index) => Number(readValue(form.document, `injects.${index}.t`)));
  const next = Math.max(0, ...times.filter((t) => t < limit)) + limit / 10;
  return Math.max(1, Math.round(next < limit ? next : limit / 2));
}

function renderEvent(form: Form, index: number): HTMLElement {
  const path = `injects.${index}`;
  const number = index + 1;
  const kind = oneOf(kinds, readValue(form.document, `${path}.kind`), "message");
  const remove = () => {
    const events = listEvents(form);
    writeEvents(
      form,
      events.filter((_, other) => other !== index),
    );
    const next = index < events.length - 1 ? `${path}.kind` : "injects.add";
    form.onStructure(next, texts.gameMissions.eventRemoved({ number }));
  };
  return h(
    "fieldset",
    { class: "mission-event" },
    h("legend", {}, texts.gameMissions.eventNumber({ number })),
    renderChoice(form, `${path}.kind`, {
      label: texts.gameMissions.eventKind,
      options: kinds.map((one) => [one, texts.gameMissions.eventOf({ kind: one })] as const),
      value: kind,
      write: (chosen) => writeValue(form.document, path, firstOf(chosen, readValue(form.document, `${path}.t`))),
    }),
    h(
      "div",
      { class: "row" },
      renderSeconds(form, `${path}.t`, texts.gameMissions.eventTime),
      ...rowOf(form, path, kind),
    ),
    ...(kind === "message"
      ? [renderLine(form, `${path}.text`, texts.gameMissions.message, missionLimits.messageLength)]
      : []),
    ...(kind === "maneuver" ? [renderVector(form, `${path}.dv`, texts.gameMissions.targetBurn)] : []),
    renderButton(texts.gameMissions.removeEvent({ number }), remove, { class: "quiet" }),
  );
}

function rowOf(form: Form, path: string, kind: Kind): HTMLElement[] {
  const lasts = () => renderSeconds(form, `${path}.seconds`, texts.gameMissions.seconds);
  switch (kind) {
    case "thrust":
      return [renderNumber(form, `${path}.percent`, texts.gameMissions.percent)];
    case "leak":
      return [renderNumber(form, `${path}.kilograms`, texts.gameMissions.kilograms), lasts()];
    case "dark":
      return [
        renderChoice(form, `${path}.instrument`, {
          label: texts.gameMissions.instrument,
          options: instruments.map((one) => [one, texts.gameFlights.instrumentOf({ instrument: one })] as const),
          value: oneOf(instruments, readValue(form.document, `${path}.instrument`), "range"),
          write: (instrument) => writeValue(form.document, `${path}.instrument`, instrument),
        }),
        lasts(),
      ];
    default:
      return [];
  }
}

/** Which instruments players have; all of them if the document has no list. */
export function renderInstrumentChoice(form: Form): HTMLElement {
  const stored = readValue(form.document, "instruments");
  const chosen = new Set<unknown>(Array.isArray(stored) ? stored : instruments);
  const write = (instrument: unknown, isWanted: boolean) => {
    if (isWanted) chosen.add(instrument);
    else chosen.delete(instrument);
    const list = instruments.filter((one) => chosen.has(one));
    writeValue(form.document, "instruments", list.length === instruments.length ? undefined : list);
  };
  return renderGroup(
    texts.gameMissions.instruments,
    h("p", { class: "aside" }, texts.gameMissions.instrumentsHint),
    ...instruments.map((instrument) =>
      renderBox(form, `instruments.${instrument}`, {
        label: texts.gameFlights.instrumentOf({ instrument }),
        isChecked: chosen.has(instrument),
        write: (isWanted) => write(instrument, isWanted),
      }),
    ),
  );
}
