import type { Texts } from "@funduq/shared-ui/i18n";

/** The desk's search of stays and groups, in Arabic. */
export const texts: Texts = {
  "search.label": "البحث عن إقامة أو مجموعة",
  "search.placeholder": "اسم النزيل أو المجموعة أو رقم الهاتف…",
  "search.searching": "جارٍ البحث…",
  "search.failed": "تعذّر البحث. يرجى إعادة المحاولة.",
  "search.group": "حجز جماعي",
  "search.document.invoice": "فاتورة",
  "search.document.credit-note": "إشعار دائن",
  "search.room": "الغرفة {{number}} ·",
};
