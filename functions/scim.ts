// SCIM 2.0; its own function, because its refusals have a form of their own.
import { say } from "~/texts/say";
import { createFunctionApp } from "./api/function-app";
import { scim } from "./api/scim";
import { answerScimError, scimError } from "./api/scim-answer";

/** A group's members in one call. */
const maxBodyBytes = 512 * 1024;

const app = createFunctionApp(() => maxBodyBytes).route("/scim/v2", scim);
app.notFound(() => scimError(404, say.apiRefusals.noSuchCall));
app.onError(answerScimError);

export default app;
