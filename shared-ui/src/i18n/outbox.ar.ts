import type { Texts } from "./catalogues.ts";

export const texts: Texts = {
  "list.title": "لم يُرسَل بعد",
  "list.refused": "يحتاج إلى قرارك",
  "list.waiting": "في الانتظار",
  "list.none": "أُرسل كل شيء.",
  "list.others":
    "تنتظر على هذا الجهاز أيضًا تغييرات تخص فندقًا آخر أو قسمًا آخر، وتُرسَل عندما يسجّل الدخول هنا شخص يعمل هناك.",
  "list.not-kept": "لا يستطيع هذا الجهاز حفظ التغييرات. اترك هذه الصفحة مفتوحة حتى يُرسَل كل شيء.",
  "entry.by": "{{name}}، {{time}}",
  "entry.retry": "إعادة المحاولة",
  "entry.open": "عرض",
  "entry.discard": "تجاهل…",
  "discard.title": "تجاهل: {{change}}",
  "discard.effect": "لن يُنفَّذ التغيير. يحفظ سجل التدقيق من تجاهله ولماذا.",
  "discard.reason": "السبب",
  "discard.confirm": "تجاهل",
  "leave.title": "لم يُرسَل كل شيء",
  "leave.waiting_zero": "لا توجد تغييرات لم تُرسَل.",
  "leave.waiting_one": "تغيير واحد لم يُرسَل بعد.",
  "leave.waiting_two": "تغييران لم يُرسَلا بعد.",
  "leave.waiting_few": "{{count}} تغييرات لم تُرسَل بعد.",
  "leave.waiting_many": "{{count}} تغييرًا لم يُرسَل بعد.",
  "leave.waiting_other": "{{count}} تغيير لم يُرسَل بعد.",
  "leave.effect": "ما لم يُرسَل يبقى على هذا الجهاز، ويُرسَل عندما يسجّل الدخول هنا شخص من القسم.",
  "leave.lost": "لا يستطيع هذا الجهاز حفظه: سيضيع إذا سجّلت الخروج الآن.",
  "leave.confirm": "تسجيل الخروج",
};
