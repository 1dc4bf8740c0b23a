// The account and its monthly subscription, both or neither: a function of its own, for it waits for the payment
// provider.
import { createFunctionApp } from "./api/function-app";
import { purchases } from "./api/purchases";

export default createFunctionApp().route("/", purchases);
