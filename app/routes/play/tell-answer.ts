/** Whether the game took its startup data, for the page on which games are administered. Nobody waits for it. */
export function tellAnswer(build: string, refusal: string) {
  const body = new URLSearchParams({ build, refusal });
  void fetch("/play/answer", { method: "POST", body, keepalive: true }).catch(() => {});
}
