import type { forceModels as english } from "../en/forceModels";
import type { Translation } from "../translation";

export const forceModels: Translation<typeof english> = {
  flownAs: ({ model }) =>
    ({
      "two-body": "تُنفَّذ بحركة الجسمين: أرض كروية، بلا هواء، ودفعات نبضية.",
      J2: "تُنفَّذ بالحركة حول أرض مفلطحة (J2): بلا هواء، ودفعات نبضية.",
      "J2 and drag": "تُنفَّذ بالحركة حول أرض مفلطحة (J2) في هواء رقيق، بدفعات نبضية.",
      J22: "تُنفَّذ بحركة الجسمين مع إهليلجية خط الاستواء (J22): بلا شمس ولا قمر ولا ضوء شمس، ودفعات نبضية.",
    })[model],
  name: ({ model }) =>
    ({ "two-body": "جسمان", J2: "J2", "J2 and drag": "J2 مع السحب", J22: "الإهليلجية (J22)" })[model],
};
