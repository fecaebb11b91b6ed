import type { Texts } from "@funduq/shared-ui/i18n";

/** What a lost answer leaves open, in Arabic. */
export const texts: Texts = {
  "doubt.reading": "لم يُجب الخادم. جارٍ التحقق من إقفال يوم {{date}}…",
  "doubt.closed": "لم يُجب الخادم، لكن يوم {{date}} أُقفل فعلًا. لا تُعِد إقفاله.",
  "doubt.open":
    "لم يُجب الخادم. لم يُقفل يوم {{date}} بعد، وقد يكون الإقفال جاريًا. انتظر قليلًا وتحقق قبل أن تبدأه من جديد.",
  "doubt.unknown": "لم يُجب الخادم. ربما أُقفل يوم {{date}}: تحقق قبل أن تفعل أي شيء آخر.",
  "doubt.rates": "ربما تم الحفظ: ما بقي معدودًا غير محفوظ أدناه لم يُحفظ.",
  "doubt.look": "تحقق من جديد",
};
