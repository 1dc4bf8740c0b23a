// Imported into a server: moves its clock 20 minutes ahead at each SIGUSR2, for tests in which time passes.
const RealDate = Date;
let ahead = 0;
process.on("SIGUSR2", () => (ahead += 20 * 60_000));

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};
