import type { Texts } from "@funduq/shared-ui/i18n";

/** Accounting entries and the chart of accounts, in Arabic. */
export const texts: Texts = {
  "entries.missing": "لا حساب في مخطط الحسابات لما يلي: {{names}}. يبقى فارغًا في الملفات.",
  "entries.ask": "اطلب من مسؤول الفندق إكماله.",
  "chart.title": "مخطط الحسابات",
  "chart.complete": "إكمال المخطط",
  "chart.load-failed": "تعذّرت قراءة مخطط الحسابات.",
  "chart.save": "حفظ المخطط",
  "chart.saved": "حُفظ مخطط الحسابات.",
  "chart.save-failed": "تعذّر حفظ مخطط الحسابات.",
  "chart.latest": "عرض المخطط المحفوظ",
  "chart.proposed":
    "لم يُحفظ شيء بعد: هذا اقتراح حسب النظام المحاسبي المالي (SCF). راجعه مع محاسبك ثم احفظه.",
  "chart.undated": "تأخذ قيود كل الأيام، حتى المقفلة منها، الحسابات المحفوظة هنا.",
  "chart.empty-line": "السطر الفارغ لا حساب له.",
  "chart.code": "الحساب",
  "chart.label": "التسمية",
  "chart.code-of": "الحساب: {{what}}",
  "chart.label-of": "التسمية: {{what}}",
  "chart.code-wrong": "من 2 إلى 12 رقمًا أو حرفًا لاتينيًا، دون فراغ.",
  "chart.part.ledger": "المستحقات",
  "chart.part.method": "المدفوعات",
  "chart.part.department": "الإيرادات",
  "chart.part.tax": "الرسوم",
};
