import type { contractChecks as english } from "../en/contractChecks";
import type { Translation } from "../translation";

export const contractChecks: Translation<typeof english> = {
  notRunning: "اللعبة لا تعمل.",
  loadCheck: "الإصدار يبدأ",
  running: "اللعبة تعمل.",
  loading: "جارٍ التحميل...",
  waiting: "في انتظار اللعبة",
  taken: "قبلته اللعبة.",
  sent: "أرسلته اللعبة للتو.",
  attemptCheck: "المحاولة",
  attemptSeen: "سلّمت اللعبة محاولة. لم تُحفظ.",
  attemptHint: "أنهِ سيناريو في اللعبة لفحص ذلك.",
};
