// What Vercel deploys: ../stripe-webhook.ts as `npm run build` bundled it, for its Node resolves neither `~/` nor
// TypeScript's imports.
export { default } from "../../build/functions/stripe-webhook.js";
