import { plural } from "../format";
import type { attempt as english } from "../en/attempt";
import type { Translation } from "../translation";

export const attempt: Translation<typeof english> = {
  notTold: "unbekannt (das Spiel gibt es nicht an)",
  flownFor: "Flugzeit",
  signedInSince: ({ device, dateTime }) => `${device}, seit ${dateTime}`,
  signInUnknown: "nicht mehr gespeichert",
  copyId: "Versuchs-ID kopieren",
  factsTitle: "Über diesen Versuch",
  takeBack: "Anerkennung zurücknehmen",
  acceptClaim: "Punkte anerkennen",
  countAttempt: "Versuch werten",
  excludeAttempt: "Versuch ausschließen",
  notPassed: "nicht bestanden",
  practice: "Übung, zählt nicht",
  doesntCount: "zählt nicht",
  notTheBest: "nicht der beste",
  acceptedBy: ({ by }) => `von ${by} anerkannt`,
  handedInLate: "verspätet eingereicht",
  excludedBy: ({ by, reason }) => `${by} hat diesen Versuch ausgeschlossen: ${reason}`,
  signsTitle: "Auffälligkeiten",
  sign: ({ reason }) => `Auffällig: ${reason}`,
  evidenceTitle: "Wie die Punkte erzielt wurden",
  noEvidence: "Das Spiel hat nur die Punkte gesendet, nicht, wie sie erzielt wurden.",
  answers: "Antworten",
  excludedWhy: "Dieser Versuch ist ausgeschlossen. Es zählt der beste der anderen Versuche.",
  onlyAttempt: "Dies ist der einzige Versuch, also zählt er.",
  bestIsThis: "Die beste Punktzahl zählt, bei Gleichstand die neueste. Dieser Versuch zählt.",
  bestIsOther: "Die beste Punktzahl zählt, bei Gleichstand die neueste. Ein anderer Versuch zählt.",
  rivalsTitle: "Versuche dieser Person in diesem Szenario",
  counts: "zählt",
  thisOne: "dieser Versuch",
  started: "Begonnen",
  received: "Empfangen",
  took: "Dauer",
  late: "Verspätet",
  startedBeforeEnd: ({ ended }) =>
    ended === null
      ? "Begonnen, während die Klasse lief, und nach ihrem Ende eingereicht."
      : `Begonnen, während die Klasse lief, und nach ihrem Ende am ${ended} eingereicht.`,
  client: "Client",
  signIn: "Anmeldung",
  attempt: "Versuch",
  points: "Punkte",
  grade: "Note",
  result: "Ergebnis",
  passed: "bestanden",
  excluded: "ausgeschlossen",
  uncountedWhy: ({ hasOthers }) =>
    hasOthers ? "Dieser Versuch zählt nicht. Es zählt der beste der anderen Versuche." : "Dieser Versuch zählt nicht.",
  signQuick: ({ answered, seconds }) =>
    answered > 0
      ? plural(answered, {
          one: `# Frage wurde innerhalb von ${seconds} s nach dem Start beantwortet.`,
          other: `# Fragen wurden innerhalb von ${seconds} s nach dem Start beantwortet.`,
        })
      : `Die Punkte wurden innerhalb von ${seconds} s nach dem Start erzielt.`,
  signSameAnswers: ({ names, wrong }) =>
    plural(wrong, {
      one: `Dieselben Antworten wie ${names}, # davon falsch.`,
      other: `Dieselben Antworten wie ${names}, # davon falsch.`,
    }),
  signSameBurns: ({ names, burns, isDrawn }) =>
    isDrawn
      ? plural(burns, {
          one: `# Zündung ist dieselbe wie im Flug von ${names}, obwohl jeder Start ein anderer Flug ist.`,
          other: `# Zündungen sind dieselben wie im Flug von ${names}, obwohl jeder Start ein anderer Flug ist.`,
        })
      : plural(burns, {
          one: `# Zündung ist dieselbe wie im Flug von ${names}.`,
          other: `# Zündungen sind dieselben wie im Flug von ${names}.`,
        }),
  signStarts: ({ starts }) =>
    plural(starts, {
      one: "# nicht beendeter Start vor diesem Versuch.",
      other: "# nicht beendete Starts vor diesem Versuch.",
    }),
};
