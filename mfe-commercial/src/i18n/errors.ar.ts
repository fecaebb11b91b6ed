import { formatMoney } from "@funduq/shared-types/values/money-text";
import type { ErrorTextsOf } from "@funduq/shared-ui/i18n";
import type { ownErrors } from "./own-errors.ts";

export const errorTexts: ErrorTextsOf<typeof ownErrors> = {
  "company.name-missing": () => "اسم الشركة مطلوب.",
  "company.import-faulty": ({ rows }) =>
    `أسطر بها أخطاء: ${rows}. لم يُستورد شيء. صحّحها أو استورد الأسطر السليمة فقط.`,
  "company.in-use": ({ companyName }) =>
    `تُذكر ${companyName} في إقامات أو مجموعات أو حسابات أو فواتير. يمكن أرشفتها لا حذفها.`,
  "company.nif-taken": ({ companyName }) =>
    companyName
      ? `هذا الرقم الجبائي يعود إلى ${companyName}.`
      : "هذا الرقم الجبائي يعود إلى شركة أخرى.",
  "invoice.debtor-taken": ({ count }) =>
    `إقامات لم يعد اختيارها ممكنًا: ${count}. فُوترت أو أُلغيت في هذه الأثناء. أعد تحميل القائمة.`,
  "invoice.debtor-changed": ({ guestNames, count }) =>
    `لم يعد الحساب يساوي المبلغ المحوّل: ${guestNames.join("، ")}${count > guestNames.length ? "، …" : ""}. تحقق منه قبل فوترة هذه الإقامات.`,
  "invoice.not-creditable": ({ number, openCentimes }) =>
    `لم يبق غير مدفوع من الفاتورة ${number} سوى ${formatMoney(openCentimes)}. يجب أولًا إلغاء التخصيص من دفعتها.`,
  "invoice.beyond-line": ({ position, guestName, leftCentimes }) =>
    `يمكن خصم ${formatMoney(leftCentimes)} على الأكثر من السطر ${position} (${guestName}).`,
  "invoice.beyond-stay": ({ guestName, leftCentimes }) =>
    `لم يبق للدفع من إقامة ${guestName} سوى ${formatMoney(leftCentimes)}: دُفع الباقي سابقًا أو خُصم.`,
  "invoice.beyond-lines": ({ leftCentimes }) =>
    `يمكن خصم ${formatMoney(leftCentimes)} على الأكثر مع الرسم على القيمة المضافة.`,
  "invoice.nothing-left": () =>
    "لم يبق شيء لاسترجاعه من هذه الإقامات: استرجعتها إشعارات دائنة كلها.",
  "credit-note.total-changed": ({ grandTotalCentimes }) =>
    `أصبح مبلغ الإشعار الدائن ${formatMoney(grandTotalCentimes)}. راجعه قبل إصداره.`,
  "invoice.whole-only": ({ number }) =>
    `الفاتورة ${number} من إصدار سابق. لا يمكن إلغاؤها إلا كاملة.`,
  "invoice.not-payable": ({ number }) =>
    `لا شيء للدفع على ${number}: إنها مدفوعة أو ملغاة أو إشعار دائن.`,
  "payment.not-found": () => "الدفعة غير موجودة.",
  "payment.incomplete": () => "يرجى اختيار طريقة الدفع وتاريخه.",
  "payment.date-to-come": ({ businessDate }) =>
    `تاريخ الدفع لم يحن بعد: تاريخ العمل هو ${businessDate}.`,
  "payment.date-too-old": ({ earliestDate }) =>
    `تاريخ الدفع قديم جدًا: أبعد تاريخ ممكن هو ${earliestDate}. إن كان صحيحًا، فسجّل الدفعة بتاريخ العمل واكتب التاريخ الحقيقي في الملاحظات.`,
  "payment.exceeds-invoice": ({ number, openCentimes }) =>
    `لم يبق للدفع على ${number} سوى ${formatMoney(openCentimes)}.`,
  "payment.exceeds-payment": ({ leftCentimes }) =>
    `لم يبق من هذه الدفعة سوى ${formatMoney(leftCentimes)}.`,
  "payment.stamp-duty-changed": ({ stampDutyCentimes }) =>
    `حق الطابع لهذه الدفعة هو ${formatMoney(stampDutyCentimes)}: حصّله وأكّد من جديد.`,
  "payment.stamp-duty-collected": ({ withDutyCentimes, withoutDutyCentimes }) =>
    `بحسب حق الطابع المحصّل، يمكن لهذه الدفعة أن تسدد ${formatMoney(withDutyCentimes)} من الفواتير الخاضعة للطابع و${formatMoney(withoutDutyCentimes)} من الفواتير دون طابع. لما زاد عن ذلك، أصدر إشعارًا دائنًا ثم فاتورة جديدة: بشيك أو تحويل إذا حُصّل الطابع من قبل، ونقدًا إذا لم يُحصّل.`,
  "allocation.not-found": () => "تخصيص الدفعة غير موجود.",
  "allocation.reversed-already": () => "سبق إلغاء التخصيص.",
  "allocation.reason-missing": () => "يرجى ذكر سبب إلغاء التخصيص.",
  "reminder.not-found": () => "رسالة التذكير غير موجودة.",
  "reminder.changed": () =>
    "دُفعت فواتير من هذه الرسالة أو أُلغيت أو ذُكّر بها في هذه الأثناء. راجعها قبل حفظها.",
};
