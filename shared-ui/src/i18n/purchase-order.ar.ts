import type { texts as en } from "./purchase-order.en.ts";

export const texts: typeof en = {
  "order.title": "أمر الشراء",
  "order.number": "الرقم",
  "order.link": "الرابط",
  "order.link-hint": "عنوان ويب يبدأ بـ«\u2066https://\u2069»",
  "order.of-group": "من المجموعة",
  "order.of-group-hint": "إذا تُرك فارغًا فكما في المجموعة: {{value}}",
  "order.none": "لا يوجد",
  "order.view": "عرض أمر الشراء",
  "order.view-of": "عرض أمر شراء {{name}}",
  "order.edit": "تعديل أمر شراء {{name}}",
  "order.save": "حفظ",
  "order.saved": "حُفظ أمر الشراء.",
  "order.changed-meanwhile": "حفظه شخص آخر في هذه الأثناء: {{value}}",
  "order.failed": "تعذّر حفظ أمر الشراء.",
};
