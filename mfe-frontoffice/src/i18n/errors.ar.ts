import { formatMoney } from "@funduq/shared-types/values/money-text";
import type { ErrorTextsOf } from "@funduq/shared-ui/i18n";
import type { ownErrors } from "./own-errors.ts";

export const errorTexts: ErrorTextsOf<typeof ownErrors> = {
  "invoice.nothing-to-bill": () => "كل مصاريف هذا الحساب مفوترة من قبل، أو لا توجد فيه مصاريف.",
  "invoice.folio-elsewhere": () =>
    "يُسدَّد هذا الحساب من حساب آخر: ذلك الحساب هو الذي يُفوتَر، لا النزيل.",
  "invoice.folio-changed": ({ guestNames, count }) =>
    `لم تعد هذه الحسابات تساوي ما تكفّلت به المجموعة: ${guestNames.join("، ")}${count > guestNames.length ? "، …" : ""}. تحقق منها قبل فوترة المجموعة.`,
  "invoice.credited-already": ({ number }) => `صدر إشعار دائن للفاتورة ${number} من قبل.`,
  "group.not-found": () => "المجموعة غير موجودة.",
  "group.name-missing": () => "يرجى إدخال اسم المجموعة أو اختيار شركة.",
  "group.block-incomplete": () => "يرجى ملء جميع الخانات لكل حصة غرف.",
  "group.block-dates": () => "يجب أن يكون تاريخ المغادرة بعد تاريخ الوصول في جميع الحصص.",
  "group.cancelled": () => "أُلغيت هذه المجموعة.",
  "group.block-not-found": () => "ليست للمجموعة حصة الغرف هذه.",
  "group.block-named": ({ roomTypeName, names }) =>
    `في قائمة التسكين ${names} من الأسماء ضمن ${roomTypeName}. يرجى حذفها من القائمة قبل التنازل عن غرف.`,
  "group.block-full": ({ roomTypeName, quantity }) =>
    `كل غرف ${roomTypeName} وعددها ${quantity} مسجّلة في قائمة التسكين.`,
  "group.type-twice": ({ roomTypeName }) => `للمجموعة حصة من ${roomTypeName} من قبل.`,
  "group.all-types-added": () => "أُضيفت جميع أنواع الغرف.",
  "group.assignment-incomplete": () => "يرجى إدخال اسم النزيل واختيار غرفة.",
  "group.entry-not-found": () => "لم يعد هذا الاسم في قائمة التسكين.",
  "group.entry-assigned": ({ guestName, roomNumber }) =>
    `\u2068${guestName}\u2069 في الغرفة ${roomNumber} من قبل.`,
  "group.block-over": ({ checkOutDate, businessDate }) =>
    `انتهت الحصة في ${checkOutDate}، واليوم الفندقي هو ${businessDate}.`,
  "group.dates-outside": ({ roomTypeName, checkInDate, checkOutDate }) =>
    `حصة ${roomTypeName} لليالي من ${checkInDate} إلى ${checkOutDate}. تُحجز الليالي الأخرى بسعرها الخاص.`,
  "group.party-too-large": ({ roomTypeName, persons, party }) =>
    `اتُّفق على سعر ${roomTypeName} لعدد الأشخاص في الغرفة: ${persons}، لا ${party}.`,
  "group.account-open": ({ balanceCentimes }) =>
    `حساب المجموعة غير مسدَّد: رصيده ${formatMoney(balanceCentimes)}. سدّده أولًا.`,
  "group.room-occupied": ({ roomNumber }) => `ما زال نزيل آخر في الغرفة ${roomNumber}.`,
  "group.name-assigned": ({ roomNumber }) => `لهذا النزيل الغرفة ${roomNumber} من قبل.`,
  "group.not-its-stay": () => "هذه الإقامة ليست من المجموعة.",
  "group.posting-of-stay": () =>
    "هذه العملية آتية من حساب إقامة. اعكسها هناك فتخرج من حساب المجموعة.",
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
