import type { ErrorTextsOf } from "@funduq/shared-ui/i18n";
import type { ownErrors } from "./own-errors.ts";

export const errorTexts: ErrorTextsOf<typeof ownErrors> = {
  "user.already-here": ({ email }) => `${email} مسجَّل في هذا الفندق من قبل.`,
  "user.email-fixed": () => "سجّل هذا الشخص الدخول بهذا البريد في هذه الأثناء: لم يعد تغييره ممكنًا.",
  "user.own-status": () => "لا يمكنك تعطيل حسابك الشخصي.",
  "user.own-rights": () => "لا يمكنك تغيير دورك أو أقسامك بنفسك. اطلب ذلك من مسؤول آخر.",
  "user.admins-only": () => "مسؤول الفندق وحده يستطيع إضافة مسؤولي الفندق أو تغييرهم أو تعطيلهم.",
  "super-admin.last": () => "هذا آخر مسؤول عام للنظام. عيّن أولًا مسؤولًا آخر سبق له تسجيل الدخول.",
  "room.retires-in-past": ({ businessDate }) => `تُسحب الغرفة من البيع يوم ${businessDate} أو بعده.`,
  "taxes.not-found": () => "لا تبدأ أي نسب في هذا اليوم.",
  "taxes.first": () => "يحتفظ الفندق بالنسب التي بدأ بها. غيّرها بدل سحبها.",
  "taxes.dated": () => "تُغيَّر نسب الرسوم ابتداءً من يوم، تحت «نسب الرسوم». يرجى إعادة تحميل الصفحة.",
  "taxes.day-closed": ({ businessDate }) =>
    `الأيام التي قبل ${businessDate} مقفلة وتحتفظ بنسبها. اختر ${businessDate} أو يومًا بعده.`,
  "taxes.tva-added-to-stay-tax": () =>
    "لا يمكن إضافة الرسم على القيمة المضافة إلى أسعار تشمل رسم الإقامة، لأن رسم الإقامة لا يخضع له. أضف الرسمين إلى الحسابات، أو اترك رسم الإقامة للفواتير.",
  "taxes.day-charged": () => "لهذا اليوم قيود سُجّلت وتحتفظ برسومها. اختر يومًا لاحقًا.",
  "chart.purpose-twice": ({ purpose }) => `للبند «${purpose}» حسابان. أبقِ على واحد.`,
  "chart.two-labels": ({ code }) => `للحساب ${code} تسميتان مختلفتان. أبقِ على واحدة.`,
  "entries.too-many": ({ most }) =>
    `في الفترة أكثر من ${most} سطر من القيود المحاسبية. اختر فترة أقصر.`,
  "sales-journal.too-many": ({ most }) =>
    `في الفترة أكثر من ${most} فاتورة وإشعار دائن. اختر فترة أقصر.`,
  "counted-stays.too-many": ({ most }) => `في الفترة أكثر من ${most} إقامة. اختر فترة أقصر.`,
  "mail.not-found": () => "لم تعد هذه الرسالة محفوظة.",
  "night-audit.open-bills": ({ count }) =>
    `خطأ: لا يمكن إقفال اليوم. عدد فواتير المطعم المفتوحة: ${count}، ويجب إغلاقها أولًا.`,
  "night-audit.other-date": ({ businessDate }) =>
    `تم تأكيد يوم آخر: اليوم الفندقي هو ${businessDate}. يرجى التحقق من جديد.`,
  "night-audit.closed-already": ({ businessDate, closedBy, closedAt }) =>
    closedBy === null
      ? `أُقفل يوم ${businessDate} على الساعة ${closedAt}. لم يُسجَّل أي شيء إضافي.`
      : `أقفل ${closedBy} يوم ${businessDate} على الساعة ${closedAt}. لم يُسجَّل أي شيء إضافي.`,
  "night-audit.day-ahead": ({ businessDate, today }) =>
    `لم يبدأ يوم ${businessDate} بعد: تاريخ اليوم ${today}. لا يمكن إقفال يوم قبل تاريخه.`,
  "night-audit.day-not-over": ({ businessDate }) =>
    `ما زلنا في يوم ${businessDate}. أكّد أن اليوم انتهى إن أردت إقفاله الآن.`,
  "night-audit.preview-changed": () =>
    "تغيّر ما سيسجّله إقفال اليوم منذ اطّلاعك عليه. لم يُسجَّل أي شيء؛ يرجى التحقق من جديد.",
  "night-audit.group-rooms-undecided": ({ groupName, rooms, roomTypeName }) =>
    `ما زالت مجموعة ${groupName} تحجز ${rooms} × ${roomTypeName} بلا نزلاء. يرجى تقرير مصيرها.`,
  "report-mail.already-listed": ({ email }) => `${email} يتلقى التقارير من قبل.`,
  "report-mail.is-user": ({ email }) => `${email} مستخدم في هذا الفندق: اختره من بين المستخدمين.`,
  "report-mail.not-allowed": () => "لا يتلقى التقارير إلا مستخدم مفعَّل يمكنه الاطلاع عليها.",
  "report-mail.too-many": ({ most }) => `تُرسل التقارير إلى ${most} مستلمًا على الأكثر.`,
  "report-mail.not-found": () => "أزيل هذا المستلم في هذه الأثناء.",
  "report-mail.no-closed-day": () => "لم يُقفل أي يوم بعد.",
};
