import type { Texts } from "@funduq/shared-ui/i18n";

/** Who was shown whose identity document, in Arabic. */
export const texts: Texts = {
  "reads.view": "أي سجل",
  "reads.view.deeds": "ما تم من أعمال",
  "reads.view.identity": "الاطلاع على وثائق الهوية",
  "reads.hint":
    "من اطّلع على وثيقة هوية نزيل، الأحدث أولًا. لا يمكن لأحد تغيير هذا السجل. إعادة الاطلاع خلال عشر دقائق لا تضيف سطرًا.",
  "reads.guest": "النزيل",
  "reads.purpose": "نوع الاطلاع",
  "reads.of-guest": "هذا النزيل فقط: {{guest}}",
  "reads.load-failed": "تعذّر تحميل سجل الاطلاع على وثائق الهوية.",
  "reads.empty": "لم يطّلع أحد بعد على أي وثيقة هوية.",
  "reads-purpose.record": "فتح بطاقة النزيل",
  "reads-purpose.suggested": "ظهر له النزيل ضمن البطاقات المتشابهة",
  "reads-purpose.police-report": "اطّلع على قائمة بطاقات الشرطة",
  "reads-purpose.police-print": "طبع بطاقة الشرطة",
};
