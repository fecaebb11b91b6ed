import type { policeErrors } from "@funduq/shared-types/errors/police-errors";
import type { ErrorTextsOf } from "@funduq/shared-ui/i18n";

export const errorTexts: ErrorTextsOf<typeof policeErrors> = {
  "police.form-not-found": () => "لم يعد هذا النزيل من نزلاء هذه الإقامة.",
  "police.not-arrived": ({ guestName }) =>
    `لم يُسجَّل وصول ${guestName} بعد؛ تُرسل البطاقة يوم الوصول.`,
  "police.not-sent": () => "هذه البطاقة غير مسجَّلة كمرسلة.",
  "police.undo-too-late": ({ sentOn, businessDate }) =>
    `أُرسلت هذه البطاقة في ${sentOn}، واليوم الفندقي هو ${businessDate}. لم يعد بالإمكان التراجع.`,
  "police.undo-reason-missing": () => "يرجى ذكر السبب.",
  "police.guest-reported": ({ guestName }) =>
    `بطاقة الشرطة الخاصة بالنزيل ${guestName} مسجَّلة كمرسلة، ويبقى اسمه في الحجز.`,
  "police.everybody-named": ({ count }) =>
    `لكل نزيل في هذه الإقامة بطاقته (${count}). عدّل عدد النزلاء أولًا.`,
};
