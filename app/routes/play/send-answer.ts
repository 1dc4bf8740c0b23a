/** Reports whether the game took its startup data, for the Content page. Fire and forget. */
export function sendAnswer(build: string, refusal: string) {
  const body = new URLSearchParams({ build, refusal });
  void fetch("/play/answer", { method: "POST", body, keepalive: true }).catch(() => {});
}
