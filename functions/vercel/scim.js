// What Vercel deploys: ../scim.ts as `npm run build` bundled it, for its Node resolves neither `~/` nor TypeScript's
// imports.
export { default } from "../../build/functions/scim.js";
