// Creates the account and its monthly subscription, both or neither. A function of its own, because it waits for the
// payment provider.
import { createFunctionApp } from "./api/function-app";
import { purchases } from "./api/purchases";

export default createFunctionApp().route("/", purchases);
