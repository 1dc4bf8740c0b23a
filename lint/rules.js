// Our own rules, beside those that the linter brings: .oxlintrc.json says where each holds.
import assertionReason from "./assertion-reason.js";
import restrictedSyntax from "./restricted-syntax.js";
import roleNames from "./role-names.js";

export default {
  meta: { name: "apsis" },
  rules: { "assertion-reason": assertionReason, "restricted-syntax": restrictedSyntax, "role-names": roleNames },
};
