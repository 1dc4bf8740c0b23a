// Domain verbs that prepare data for API tests, which import nothing of the product themselves.
export { addAccessCode } from "~/domain/access-codes/add-access-code";
export { isGranted } from "~/domain/accounts/forced-reset";
export { forcePasswordReset } from "~/domain/accounts/force-password-reset";
export { grantByPassword } from "~/domain/accounts/set-new-password";
export { recordAttempt } from "~/domain/attempts/record-attempt";
export { endClass, startClass } from "~/domain/courses/run-class";
export { readOwnSubscription } from "~/domain/payments/own-subscription";
export { sweepPurchases } from "~/domain/payments/sweep-purchases";
export { readEnvironment } from "~/http/environment.server";
export { createStripeProvider } from "~/http/stripe/provider.server";
export { createSandbox } from "~/domain/sandboxes/write-sandbox";
export { insertUsers } from "~/domain/accounts/insert-users";
export { hashPassword } from "~/domain/accounts/password-hash";
export { publishCurriculum } from "~/domain/curricula/publish-curriculum";
export { setClaims } from "~/domain/organizations/set-claims";
export { writeComment } from "~/domain/feedback/write-comment";
export { decideGrade } from "~/domain/grades/decide-grade";
export { releaseNow, setRelease } from "~/domain/releases/set-release";
