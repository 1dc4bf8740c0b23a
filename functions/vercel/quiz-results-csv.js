// What Vercel deploys: ../quiz-results-csv.ts as `npm run build` bundled it, for its Node resolves neither `~/` nor
// TypeScript's imports.
export { default } from "../../build/functions/quiz-results-csv.js";
