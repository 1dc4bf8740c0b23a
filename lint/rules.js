// This project's own lint rules; .oxlintrc.json says where each applies.
import assertionReason from "./assertion-reason.js";
import catalogueText from "./catalogue-text.js";
import restrictedSyntax from "./restricted-syntax.js";
import roleNames from "./role-names.js";

export default {
  meta: { name: "apsis" },
  rules: {
    "assertion-reason": assertionReason,
    "catalogue-text": catalogueText,
    "restricted-syntax": restrictedSyntax,
    "role-names": roleNames,
  },
};
