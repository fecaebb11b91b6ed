import type { posErrors } from "@funduq/shared-types/errors/pos-errors";
import { formatMoney } from "@funduq/shared-types/values/money-text";
import type { ErrorTextsOf } from "@funduq/shared-ui/i18n";

export const errorTexts: ErrorTextsOf<typeof posErrors> = {
  "layout.changed": () =>
    "حفظ شخص آخر هذا المخطط في هذه الأثناء. أعد تحميله؛ تغييراتك ما زالت هنا.",
  "layout.name-twice": ({ name }) => `لا يمكن أن تحمل طاولتان في منطقة واحدة الاسم ${name}.`,
  "table.has-bills": ({ names }) =>
    `فواتير مفتوحة على: ${names.join("، ")}. أغلقها أو انقلها إلى طاولة أخرى أولًا.`,
  "table.has-reservations": ({ names }) =>
    `طاولات محجوزة: ${names.join("، ")}. أعطِ الزبائن طاولة أخرى أو ألغِ الحجز أولًا.`,
  "reservation.not-found": () => "الحجز غير موجود. تُحذف الحجوزات بعد بضعة أشهر من يومها.",
  "reservation.changed": () => "غيّر شخص آخر هذا الحجز في هذه الأثناء. راجعه قبل أن تتابع.",
  "reservation.table-taken": ({ table, guestName, date, from, to }) =>
    `الطاولة ${table} محجوزة باسم ${guestName} يوم ${date.split("-").reverse().join("/")} من ${from} إلى ${to}.`,
  "reservation.in-past": () => "مضى هذا الوقت. اختر وقتًا لاحقًا.",
  "reservation.day-full": ({ most }) => `لليوم ${most} حجز على الأكثر.`,
  "reservation.too-far": ({ date }) =>
    `تُحجز الطاولات حتى ${date.split("-").reverse().join("/")} على أبعد تقدير.`,
  "reservation.other-day": ({ date }) =>
    `هؤلاء الزبائن منتظَرون يوم ${date.split("-").reverse().join("/")}. أجلسهم في ذلك اليوم، أو غيّر يوم الحجز.`,
  "reservation.not-begun": ({ from }) =>
    `هؤلاء الزبائن منتظَرون الساعة ${from}. سجّل عدم الحضور بعد ذلك.`,
  "reservation.is-seated": () =>
    "هؤلاء الزبائن جالسون: يبقى اليوم والساعة وطاولة الفاتورة. انقل الفاتورة لتعطيهم طاولة أخرى.",
  "reservation.no-table": () => "سيبقى الزبائن بلا طاولة. انقل فاتورتهم أولًا إلى طاولة شاغرة.",
  "reservation.not-possible": () => "لا يمكن ذلك والحجز على حاله الآن. راجعه من جديد.",
  "reservation.table-has-bill": ({ table, names }) =>
    `فُتحت في هذه الأثناء على ${table}: ${names.join("، ")}. حدّد إن كان الزبائن ينضمون إليها.`,
  "reservation.has-orders": () => "طُلب شيء بالفعل، فيبقى هؤلاء الزبائن جالسين.",
  "table.not-found": () => "الطاولة غير موجودة. ربما أزيلت من المخطط.",
  "terminal.not-found": () => "نقطة البيع غير موجودة.",
  "terminal.required": () => "اختر أولًا نقطة البيع لهذا الجهاز، حتى يُحسب المبلغ في حصتها.",
  "till-approval.ended": () => "الموافقة لتصحيح واحد خلال دقيقتين. اطلبها من جديد.",
  "till-turn.ended": () => "انتهى دورك عند نقطة البيع. أدخل رمزك من جديد.",
  "till-turn.not-here": () => "الدور عند نقطة البيع لا يسمح بهذا. سجّل الدخول بنفسك.",
  "till-pin.wrong": () => "الرمز خاطئ.",
  "till-pin.blocked": ({ minutes }) => `رموز خاطئة كثيرة. حاول بعد ${minutes} د.`,
  "till-pin.guessable": () => "هذا الرمز سهل التخمين: لا تكرر رقمًا واحدًا ولا أرقامًا متتالية.",
  "till-pin.staff-only": () => "الرمز للعاملين في الفندق فقط.",
  "terminal.name-taken": ({ name }) => `توجد نقطة بيع باسم ${name}.`,
  "terminal.has-sales": ({ name }) => `لنقطة البيع ${name} حصص مسجلة: يمكن تغيير اسمها لا حذفها.`,
  "terminal.no-printer": ({ name }) => `ليس لنقطة البيع ${name} طابعة شبكة. اطبع من هذا الجهاز.`,
  "terminal.no-drawer": ({ name }) => `ليس لنقطة البيع ${name} درج نقود على طابعة شبكة.`,
  "terminal.drawer-not-opened": ({ printer }) =>
    `لم تؤكد الطابعة ${printer} فتح الدرج. تحقق منهما ثم أعد المحاولة.`,
  "terminal.drawer-needs-printer": () =>
    "تفتح طابعةُ الشبكة درجَ النقود. اختر أولًا طابعة نقطة البيع.",
  "station.not-found": () => "محطة التحضير غير موجودة.",
  "station.name-taken": ({ name }) => `توجد محطة باسم ${name}.`,
  "station.in-use": ({ names }) => `يُحضَّر فيها: ${names.join("، ")}. اختر لها محطة أخرى أولًا.`,
  "printer.not-found": () => "لم يُعثر على الطابعة. ربما أُزيلت.",
  "printer.name-taken": ({ name }) => `توجد طابعة باسم ${name}.`,
  "printer.address-refused": () =>
    "للطابعة عنوان IP من شبكة الفندق، مثل 192.168.1.50، ومنفذ من 1024 فما فوق لا تستعمله خدمة أخرى من فندق.",
  "category.not-found": () => "الفئة غير موجودة.",
  "category.name-taken": ({ name }) => `توجد فئة باسم ${name}.`,
  "item.not-found": () => "الصنف غير موجود. ربما أزيل من القائمة.",
  "item.name-taken": ({ name }) => `يوجد صنف باسم ${name}.`,
  "item.photo-refused": () => "هذه ليست صورة. اختر صورة JPEG أو PNG أو WebP.",
  "item.photo-too-large": ({ most }) => `هذه الصورة أكبر من ${most} × ${most} بكسل. صغّرها.`,
  "item.photo-not-found": () => "الصورة غير موجودة. ربما استُبدلت.",
  "item.sold-out": ({ name }) => `${name}: نفدت الكمية.`,
  "item.happy-hour-changed": ({ name }) => `تغيّرت ساعة تخفيض ${name}. أضفه من جديد.`,
  "item.price-changed": ({ name, priceCentimes }) =>
    `سعر ${name} الآن ${formatMoney(priceCentimes)}. أضفه من جديد.`,
  "item.choice-missing": ({ name, groupName, least, most }) =>
    `${name}: اختر ${least === most ? least : `من ${least} إلى ${most}`} من «${groupName}».`,
  "happy-hour.not-found": () => "ساعة التخفيض غير موجودة. ربما حُذفت.",
  "happy-hour.name-taken": ({ name }) => `توجد ساعة تخفيض باسم ${name}.`,
  "happy-hour.too-many": ({ most }) =>
    `للمطعم ${most} ساعة تخفيض على الأكثر. احذف أولاً ما انتهى منها.`,
  "happy-hour.not-cheaper": ({ name, priceCentimes }) =>
    `سعر ${name} هو ${formatMoney(priceCentimes)}. يجب أن يكون سعره في ساعة التخفيض أقل.`,
  "item.is-a-dish": ({ name, courses }) =>
    `${name} طبق في أدوار الوجبات الكاملة: ${courses.join("، ")}. احذفه منها أولًا.`,
  "item.set-in-set": ({ name }) => `${name} وجبة كاملة ولا يمكن أن تكون طبقًا من وجبة كاملة.`,
  "modifier-group.not-found": () => "الخيارات غير موجودة.",
  "modifier-group.name-taken": ({ name }) => `توجد خيارات باسم ${name}.`,
  "menu.changed": () => "غيّر شخص آخر هذا العنصر في هذه الأثناء. راجعه قبل الحفظ.",
  "bill.not-found": () => "الفاتورة غير موجودة. ربما أُغلقت على نقطة بيع أخرى.",
  "bill.sold": ({ number, totalCentimes }) =>
    `هذه الفاتورة مغلقة: ${number}، ${formatMoney(totalCentimes)}.`,
  "bill.changed": () => "غيّر شخص آخر هذه الفاتورة في هذه الأثناء. راجعها قبل المتابعة.",
  "bill.empty": () => "لا شيء على هذه الفاتورة.",
  "bill.is-ordered": () => "وصل طلب هذه الفاتورة إلى المطبخ. ألغ أسطرها مع ذكر السبب أولًا.",
  "bill.is-asked": () => "قُدّمت هذه الفاتورة للزبائن. يمكن لمسؤول المطعم أن ينقص منها مع ذكر السبب.",
  "bill.too-high": ({ mostCentimes }) => `أقصى مبلغ للفاتورة ${formatMoney(mostCentimes)}.`,
  "bill.line-not-found": () => "لم يعد هذا السطر على الفاتورة.",
  "bill.line-ordered": ({ name, quantity }) =>
    `وصل إلى المطبخ ${quantity} × ${name}. ألغه مع ذكر السبب.`,
  "bill.line-discounted": ({ name }) =>
    `التخفيض على ${name} يخص ما طُلب من قبل. أضف الباقي في سطر جديد.`,
  "bill.line-too-few": ({ name, quantity }) => `لا يوجد سوى ${quantity} × ${name}.`,
  "bill.merges-itself": () => "لا يمكن ضم الفاتورة إلى نفسها.",
  "sale.not-found": () => "عملية البيع غير موجودة.",
  "sale.total-changed": ({ totalCentimes }) =>
    `أصبحت الفاتورة ${formatMoney(totalCentimes)}. راجعها.`,
  "sale.payments-differ": ({ paidCentimes, totalCentimes }) =>
    `مجموع الدفعات ${formatMoney(paidCentimes)} والفاتورة ${formatMoney(totalCentimes)}.`,
  "sale.cash-too-little": ({ missingCentimes }) => `ينقص ${formatMoney(missingCentimes)} نقدًا.`,
  "sale.provisional-number-used": ({ number, provisionalNumber }) =>
    `عملية البيع ${number} لنقطة البيع هذه تحمل رقم الوصل ${provisionalNumber} من قبل.`,
  "sale-conflict.not-found": () => "لم تُبع هذه الفاتورة مرتين.",
  "sale-conflict.settled": ({ settledBy }) =>
    settledBy ? `سوّاها ${settledBy} من قبل.` : "سوّاها شخص آخر من قبل.",
  "sale.refunded": ({ number }) => `أُرجع مبلغ ${number} من قبل.`,
  "sale.is-refund": ({ number }) => `${number} هي نفسها عملية إرجاع.`,
  "sale.guest-left": ({ roomNumber }) =>
    `غادر نزيل الغرفة ${roomNumber}. على الاستقبال أن يسحب المبلغ من حسابه.`,
  "room.no-guest": ({ room }) => `لا يوجد نزيل مقيم في الغرفة ${room}.`,
  "shift.not-found": () => "الحصة غير موجودة.",
  "shift.is-open": () => "توجد حصة مفتوحة على نقطة البيع هذه.",
  "shift.is-closed": () => "أُغلقت هذه الحصة من قبل بعدّ آخر.",
  "ticket.not-found": () => "تذكرة المطبخ غير موجودة.",
};
