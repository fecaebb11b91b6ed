import type { salesTexts as english } from "./en-sales.ts";

/** The sales journal and the revenue by company, in Arabic. */
export const salesTexts: Record<keyof typeof english, string> = {
  "sales.title": "يومية المبيعات",
  "sales.none": "لا فواتير ولا إشعارات دائن في هذه الأيام.",
  "sales.open-day": "لم يُقفل اليوم الفندقي بعد: قد تليه مستندات أخرى.",
  "sales.series": "الرقم",
  "sales.company": "الزبون",
  "sales.nif": "الرقم الجبائي (NIF)",
  "sales.kind": "المستند",
  "sales.invoice": "فاتورة",
  "sales.credit-note": "إشعار دائن",
  "sales.net-at": "دون رسوم، {{rate}}",
  "sales.net-untaxed": "دون رسوم، بلا TVA",
  "sales.untaxed": "بلا TVA",
  "sales.total": "المجموع مع الرسوم",
  "sales.sums": "المجاميع حسب النسبة",
  "sales.tax": "الرسم",
  "sales.tax-amount": "المبلغ",
  "sales.added": "منه ما أضافته المستندات",
  "sales.credit-notes-note":
    "إشعارات الدائن سالبة. المبلغ دون رسوم + TVA + رسم الإقامة + حق الطابع = المجموع.",
  "sales.added-note":
    "ما أضافته المستندات = ما تقيّده القيود المحاسبية لحساب الرسم عن هذه المستندات. أما الباقي فكان ضمن مصاريف الحسابات وقُيّد عند تسجيلها.",
  "companies.title": "الإيراد حسب الشركة",
  "companies.none": "لا فاتورة ولا إشعار دائن ولا إقامة للفوترة لأي شركة في هذه السنة.",
  "companies.net": "المفوتر دون رسوم",
  "companies.paid": "المدفوع",
  "companies.open": "الباقي حاليًا",
  "companies.not-invoiced": "لم يُفوتر بعد",
  "companies.by-month": "دون رسوم حسب الشهر",
  "companies.month": "الشهر",
  "companies.year": "السنة",
  "companies.all": "كل الشركات",
  "companies.net-note":
    "المفوتر دون رسوم = الفواتير دون الرسوم وحق الطابع، ناقص إشعارات الدائن، كلٌّ في شهر يومه الفندقي.",
  "companies.open-note": "المدفوع والباقي: من فواتير الفترة كما هي الآن، مع الرسوم.",
  "companies.not-invoiced-note":
    "لم يُفوتر بعد = إقامات حُوّلت إلى حساب الشركة في الفترة وليست الآن في أي فاتورة.",
  "aged.title": "أرصدة الشركات حسب التأخر",
  "aged.none": "لا شركة مدينة ولا شركة دفعت مسبقًا.",
  "aged.not-due": "لم تُستحق بعد",
  "aged.days-30": "1–30 يومًا",
  "aged.days-60": "31–60 يومًا",
  "aged.days-90": "61–90 يومًا",
  "aged.older": "أكثر من 90 يومًا",
  "aged.unallocated": "مدفوع مسبقًا",
  "aged.balance": "الرصيد",
  "aged.due-note":
    "حسب أيام التأخر: ما بقي من الفواتير حاليًا مع الرسوم. الفاتورة المستحقة اليوم ليست متأخرة.",
  "aged.not-invoiced-note":
    "لم يُفوتر بعد = إقامات في حساب الشركة ليست الآن في أي فاتورة. مدفوع مسبقًا = ما بقي من مدفوعات لم تُخصَّص لأي فاتورة.",
  "aged.balance-note":
    "الرصيد = مجموع السطر. والمجموع هو حساب الشركات في ميزان المراجعة كما هو الآن.",
};
