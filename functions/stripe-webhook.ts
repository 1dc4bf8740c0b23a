// Receives Stripe's webhook events.
import { createFunctionApp } from "./api/function-app";
import { paymentReports } from "./api/payment-reports";

const maxEventBytes = 1024 * 1024;

export default createFunctionApp(() => maxEventBytes).route("/", paymentReports);
