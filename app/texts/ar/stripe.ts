import type { stripe as english } from "../en/stripe";
import type { Translation } from "../translation";

export const stripe: Translation<typeof english> = {
  cardUnknown: "حدث خطأ غير معروف.",
  priceArchived: ({ id }) => `السعر ${id} مؤرشف لدى Stripe.`,
  priceNotRecurring: ({ id }) => `السعر ${id} ليس متكررًا بمبلغ ثابت.`,
  reportNotJson: "الحدث ليس JSON صالحًا.",
  reportNotEvent: "نص الطلب ليس حدثًا.",
  productName: ({ productName }) => `اشتراك ${productName}`,
};
