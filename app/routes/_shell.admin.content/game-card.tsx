/** Which game build is played here, and how it is. */
export function GameCard() {
  return (
    <section aria-labelledby="game" className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 id="game">Game</h2>
    </section>
  );
}
