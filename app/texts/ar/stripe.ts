import type { stripe as english } from "../en/stripe";
import type { Translation } from "../translation";

export const stripe: Translation<typeof english> = {
  cardUnknown: "حدث خطأ غير معروف.",
  priceArchived: ({ id }) => `السعر \u2068${id}\u2069 مؤرشف لدى Stripe.`,
  priceNotRecurring: ({ id }) => `السعر \u2068${id}\u2069 ليس متكررًا بمبلغ ثابت.`,
  reportNotJson: "الحدث ليس JSON صالحًا.",
  reportNotEvent: "نص الطلب ليس حدثًا.",
  productName: ({ productName }) => `اشتراك ${productName}`,
};
