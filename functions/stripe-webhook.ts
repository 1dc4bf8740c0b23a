// What Stripe reports.
import { functionApp } from "./api/function-app";
import { paymentReports } from "./api/payment-reports";

export default functionApp(() => 1024 * 1024).route("/", paymentReports);
