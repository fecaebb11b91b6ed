import type { ledgerTexts as english } from "./en-ledger.ts";

/** The accounts of a ledger, and the stays and rooms of a count, in Arabic. */
export const ledgerTexts: Record<keyof typeof english, string> = {
  "reports.accounts": "الأرصدة حسب الحساب",
  "reports.accounts-of-period": "{{ledger}}، {{period}}",
  "reports.no-accounts": "لا حساب له رصيد أو حركة.",
  "reports.accounts-sum": "مجموع الحسابات يساوي رصيد الدفتر في ميزان المراجعة.",
  "stays.title": "الإقامات المحسوبة",
  "stays.of": "{{figure}}: {{count}}",
  "stays.none": "لا إقامة محسوبة في هذه الأيام.",
  "stays.as-now": "البالغون والأطفال والغرفة والشركة هم كما في الإقامة الآن.",
  "stays.reactivated":
    "حُسب {{counted}} عند إقفال يومها، ويظهر هنا {{listed}}: حالات عدم الحضور التي أُعيد تفعيلها لاحقًا لا تظهر.",
  "stays.reference": "المرجع",
  "stays.check-in": "الوصول",
  "stays.check-out": "المغادرة",
  "stays.children": "الأطفال",
  "rooms.title": "الغرف",
  "rooms.days": "الأيام",
  "rooms.by-day": "الأيام: {{count}}",
  "rooms.out-of-order-on": "خارج الخدمة في",
  "rooms.none": "لا غرفة محسوبة في هذه الأيام.",
  "rooms.as-now":
    "حُسب {{counted}} عند إقفال الأيام، ويظهر هنا {{listed}}: الأيام التي أقفلها إصدار سابق تظهر بغرف اليوم.",
};
