/** The card of the super admins (SYS-06). */
export const texts = {
  "super-admins.title": "المسؤولون العامون للنظام",
  "super-admins.hint":
    "لديهم صلاحية الدخول إلى كل الفنادق وإلى هذه القائمة. عيّن مسؤولًا ثانيًا حتى لا يُفقد الوصول إلى النظام.",
  "super-admins.load-failed": "تعذّر تحميل المسؤولين العامين.",
  "super-admins.name": "تعيين مسؤول عام",
  "super-admins.continue": "متابعة",
  "super-admins.email-hint": "من ليس له حساب يصله رابط دخول بالبريد.",
  "super-admins.name-question": "هل تجعل {{email}} مسؤولًا عامًا للنظام؟",
  "super-admins.name-type": "اكتب {{email}} للتأكيد",
  "super-admins.name-effect":
    "سيرى كل شيء في كل الفنادق ويغيّره، ويمكنه حذف الفنادق وتعيين مسؤولين عامين آخرين.",
  "super-admins.name-failed": "تعذّر التعيين",
  "super-admins.named": "أصبح {{email}} مسؤولًا عامًا للنظام.",
  "super-admins.named-link": "أصبح {{email}} مسؤولًا عامًا للنظام، ويُرسل إليه رابط دخول.",
  "super-admins.waiting": "لم يسجّل الدخول بعد",
  "super-admins.take-back": "سحب الصفة",
  "super-admins.take-back-named": "سحب صفة المسؤول العام من {{name}}",
  "super-admins.take-back-question": "هل تسحب صفة المسؤول العام من {{name}}؟",
  "super-admins.take-back-effect": "يبقى له حسابه ودوره في فنادقه، ويمكن تعيينه من جديد في أي وقت.",
  "super-admins.taken-back": "لم يعد {{name}} مسؤولًا عامًا للنظام.",
  "super-admins.take-back-failed": "تعذّر سحب الصفة",
};
