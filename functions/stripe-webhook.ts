// Receives Stripe's webhook events.
import { createFunctionApp } from "./api/function-app";
import { paymentReports } from "./api/payment-reports";

export default createFunctionApp(() => 1024 * 1024).route("/", paymentReports);
