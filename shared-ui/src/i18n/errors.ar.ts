import { formatMoney } from "@funduq/shared-types/values/money-text";
import type { ErrorTexts } from "./error-texts.ts";
import { firstOf, type UseWords, useText } from "./use-words.ts";
import { wordFor } from "./word-for.ts";

/** Every failure in Arabic, by the code of the catalogue. */
export const errorTexts: ErrorTexts = {
  "request.invalid": () => "يرجى التحقق من الحقول المشار إليها.",
  "request.malformed": () => "تعذّرت قراءة الطلب.",
  "request.too-large": () => "حجم الطلب كبير جدًا.",
  "request.media-type": () => "يجب أن يكون الطلب بصيغة JSON.",
  "request.cross-site": () => "ورد هذا الطلب من موقع آخر وتم رفضه.",
  "request.key-missing": () => "الترويسة Idempotency-Key إلزامية.",
  "request.key-reused": () => "سبق استعمال هذا الطلب لأمر آخر.",
  "request.not-found": () => "غير موجود.",
  "request.method": () => "هذا العنوان لا يقبل هذه الطريقة.",
  "request.stale": ({ changedBy }) =>
    `قام ${changedBy || "شخص آخر"} بتعديل هذه البيانات في هذه الأثناء. أعد التحميل لرؤية آخر نسخة.`,
  "request.refused-by-data": () => "البيانات لا تسمح بهذا التعديل.",
  "session.required": () => "يرجى تسجيل الدخول.",
  "session.changed": () => "سجّل شخص آخر الدخول في هذا المتصفح.",
  "session.unknown-email": () => "لا يوجد حساب بهذا البريد الإلكتروني.",
  "session.wrong-password": () => "كلمة المرور غير صحيحة.",
  "session.login-failed": () => "فشل تسجيل الدخول.",
  "session.too-many-attempts": () => "محاولات كثيرة جدًا. أعد المحاولة لاحقًا.",
  "session.no-hotel": () => "لا يملك حسابك صلاحية الدخول إلى أي فندق بعد. اتصل بالمسؤول.",
  "session.no-profile": () => "لم يُعثر على ملف المستخدم. اتصل بالمسؤول.",
  "session.too-many-streams": () => "شاشات مفتوحة كثيرة. أغلق واحدة ثم أعد المحاولة.",
  "session.password-not-expected": () =>
    "تُحدَّد كلمة المرور خلال ساعة من فتح رابط الدخول. اطلب رابطًا جديدًا.",
  "sign-in-link.invalid": () => "رابط الدخول هذا غير صالح أو انتهت صلاحيته.",
  "password.too-short": ({ min }) => `يجب ألا يقل عدد أحرف كلمة المرور عن ${min}.`,
  "password.common": () => "كلمة المرور هذه شائعة جدًا. اختر كلمة أخرى.",
  "section.denied": ({ section }) =>
    `ليست لك صلاحية الدخول إلى هذا القسم: ${wordFor(sections, section)}`,
  "section.hotel-not-selected": () => "اختر فندقًا أولًا.",
  "super-admin.required": () => "الدخول مرفوض.",
  "subscription.expired": () => "انتهى الاشتراك",
  "hotel.not-found": () => "الفندق غير موجود.",
  "hotel.other-name": ({ name }) => `اسم الفندق الآن ${name}. لم يُحذف شيء.`,
  "hotel.export-failed": () => "تعذّر تصدير بيانات الفندق، لذلك لم يُحذف شيء.",
  "user.not-found": () => "المستخدم غير موجود.",
  "user.last-admin": () => "هذا آخر مسؤول للفندق. عيّن مسؤولًا آخر أولًا.",
  "user.too-many-links": () => "أُرسلت روابط دخول كثيرة خلال ساعة. أعد المحاولة لاحقًا.",
  "module.not-found": () => "الوحدة غير موجودة.",
  "release.token-required": () => "يلزم رمز نشر خاص بهذا القسم.",
  "release.other-department": ({ module }) => `هذا الرمز لا ينشر إلا ${module}.`,
  "release.refused": ({ reason }) => `رُفض النشر. ${reason}`,
  "release.version-taken": ({ version }) =>
    `الإصدار ${version} منشور مسبقًا بملفات أخرى. الإصدار لا يتغير أبدًا.`,
  "release.moved-on": ({ version }) => `الإصدار الحالي أصبح ${version} في هذه الأثناء.`,
  "room-type.not-found": () => "نوع الغرفة غير موجود.",
  "room.not-found": () => "الغرفة غير موجودة.",
  "room.not-ready": ({ roomNumber, status }) =>
    `حالة الغرفة ${roomNumber} هي «${wordFor(roomStates, status)}». يجب أن تكون نظيفة أو مفحوصة قبل تسجيل الوصول.`,
  "room.out-of-order": ({ roomNumber, from, to }) =>
    `الغرفة ${roomNumber} خارج الخدمة من ${from} إلى ${to}.`,
  "room.retired": ({ roomNumber, retiredFrom }) =>
    `الغرفة ${roomNumber} لم تعد تُباع ابتداءً من ${retiredFrom}.`,
  "room.period-invalid": () => "يرجى اختيار تاريخ بداية وتاريخ نهاية صحيحين.",
  "room.needed-by-booking": ({ roomNumber, guestName, checkInDate, checkOutDate }) =>
    `الغرفة ${roomNumber} محجوزة للنزيل ${guestName} (من ${checkInDate} إلى ${checkOutDate}).`,
  "booking.not-found": () => "الحجز غير موجود.",
  "booking.data-missing": () => "بيانات الحجز ناقصة (الوصول أو المغادرة أو نوع الغرفة).",
  "booking.guest-missing": () => "لم يُذكر أي نزيل.",
  "booking.primary-guest-missing": () => "لم يُحدَّد النزيل الرئيسي.",
  "booking.dates-reversed": () => "يجب أن يكون تاريخ المغادرة بعد تاريخ الوصول.",
  "booking.check-in-past": ({ businessDate }) => `تاريخ الوصول يسبق اليوم الفندقي ${businessDate}.`,
  "booking.too-long": ({ maxNights }) => `لا يمكن أن تتجاوز الإقامة ${maxNights} ليلة.`,
  "booking.too-far": ({ lastDate }) => `الحجوزات مفتوحة حتى ${lastDate}.`,
  "booking.too-many-guests": ({ roomTypeName, maxOccupancy }) =>
    `الحد الأقصى لعدد الأشخاص في ${roomTypeName} هو ${maxOccupancy}.`,
  "booking.more-named": ({ named, party }) =>
    `عدد النزلاء المسجَّلين بالاسم ${named} وعدد الأشخاص في الإقامة ${party}. زد عدد البالغين أو الأطفال، أو احذف اسمًا.`,
  "booking.rate-missing": () => "يرجى اختيار تسعيرة صالحة لهذا الحجز.",
  "booking.rate-changed": () => "تغيّر السعر في هذه الأثناء. يرجى اختياره من جديد.",
  "rates.changed": ({ changedBy }) =>
    `قام ${changedBy || "شخص آخر"} بتغيير بعض هذه الأسعار في هذه الأثناء. راجع الأسعار المشار إليها ثم احفظ من جديد.`,
  "booking.room-taken": () => "عذرًا، حُجزت الغرفة المختارة قبل لحظات ولم تعد شاغرة.",
  "booking.not-today": ({ checkInDate, businessDate }) =>
    `تبدأ الإقامة في ${checkInDate}، واليوم الفندقي هو ${businessDate}.`,
  "booking.not-checked-in": () => "لا يمكن تسجيل المغادرة إلا لنزيل مقيم.",
  "booking.not-arriving": () => "لا يمكن تسجيل الوصول إلا لحجز قائم أو مؤكد.",
  "booking.room-occupied": ({ roomNumber, guestName }) =>
    `ما زال ${guestName} مقيمًا في الغرفة ${roomNumber}.`,
  "purchase-order.link-not-secure": () =>
    "يجب أن يكون رابط أمر الشراء عنوان ويب يبدأ بـ«\u2066https://\u2069».",
  "purchase-order.no-company": () => "أمر الشراء لإقامة شركة أو مجموعتها فقط. اختر الشركة أولا.",
  "booking.closed": () => "الإقامة مغلقة، ولا يمكن تسجيل أي عملية عليها.",
  "booking.status-change-refused": ({ from, to }) =>
    `لا يمكن نقل الحجز من «${wordFor(bookingStates, from)}» إلى «${wordFor(bookingStates, to)}».`,
  "booking.cancel-reason-missing": () => "يرجى ذكر سبب الإلغاء.",
  "booking.cancel-unsettled": ({ folioName, balanceCentimes }) =>
    balanceCentimes < 0
      ? `في الحساب «${folioName}» تسبيق قدره \u2068${formatMoney(-balanceCentimes)}\u2069. يرجى ردّه أو عكسه قبل الإلغاء.`
      : `رصيد الحساب «${folioName}» هو \u2068${formatMoney(balanceCentimes)}\u2069. يرجى تسويته أو عكسه قبل الإلغاء.`,
  "booking.stay-over": ({ checkOutDate, businessDate }) =>
    `انتهت الإقامة في ${checkOutDate}، واليوم الفندقي هو ${businessDate}.`,
  "booking.undo-reason-missing": () => "يرجى ذكر سبب التراجع.",
  "booking.nothing-to-undo": () => "لا توجد خطوة يمكن التراجع عنها.",
  "booking.undo-too-late": ({ stepDate, businessDate }) =>
    `تمّت هذه الخطوة في ${stepDate}، واليوم الفندقي هو ${businessDate}. لم يعد التراجع عنها ممكنًا.`,
  "booking.ended": () => "انتهت الإقامة، ولم يعد تعديلها ممكنًا.",
  "booking.check-in-fixed": () => "وصل النزيل، ولم يعد تغيير تاريخ الوصول ممكنًا.",
  "booking.check-out-past": ({ businessDate }) =>
    `تاريخ المغادرة يسبق اليوم الفندقي ${businessDate}.`,
  "booking.same-room": ({ roomNumber }) => `النزيل في الغرفة ${roomNumber} أصلًا.`,
  "booking.company-unsettled": ({ folioName, balanceCentimes }) =>
    `رصيد الحساب «${folioName}» هو \u2068${formatMoney(balanceCentimes)}\u2069. يرجى تسويته أو نقله قبل تغيير الشركة.`,
  "booking.invoiced": () => "صدرت فاتورة لهذه الإقامة، ولم يعد التعديل ممكنًا.",
  "availability.too-many-days": ({ maxDays }) =>
    `يرجى طلب ${maxDays} يومًا على الأكثر في المرة الواحدة.`,
  "availability.overbooked": (p) =>
    `حجز زائد! لا توجد غرف كافية من النوع ${p.roomTypeName ?? p.roomTypeId} بتاريخ ${p.date}. المتبقي ${p.left} فقط.`,
  "guest.not-found": () => "النزيل غير موجود.",
  "guest.merged": ({ guestName }) =>
    `دُمجت هذه البطاقة مع بطاقة ${guestName}. افتح تلك البطاقة واحفظ من جديد.`,
  "guest.name-missing": () => "اسم النزيل مطلوب.",
  "guest.merged-with-itself": () => "يرجى اختيار نزيلين مختلفين.",
  "company.not-found": () => "الشركة غير موجودة في هذا الفندق.",
  "company.archived": ({ companyName }) =>
    `${companyName} مؤرشفة ولا تُقبل لها إقامات جديدة. أعدها من الأرشيف أولًا أو اختر شركة أخرى.`,
  "folio.not-found": () => "تعذّر العثور على أحد الحسابين أو كليهما.",
  "folio.posting-not-found": () => "العملية المراد تحويلها غير موجودة في الحساب الأصلي.",
  "folio.transaction-not-found": () => "العملية غير موجودة.",
  "folio.reversal-reason-missing": () => "يرجى ذكر سبب عكس العملية.",
  "folio.already-reversed": () => "سبق عكس هذه العملية.",
  "folio.tax-follows-its-charge": () =>
    "هذا الرسم على القيمة المضافة يتبع قيده. انقل القيد نفسه أو جزّئه أو اعكسه.",
  "folio.invoiced": ({ number }) => `هذه العملية على الفاتورة ${number}. أصدر إشعارًا دائنًا أولًا.`,
  "folio.is-reversal": () => "عكس العملية نهائي. سجّل المبلغ الصحيح في عملية جديدة.",
  "folio.is-transfer": () => "لا يمكن نقل عملية مرحَّلة إلى حساب الشركة. اعكسها بدلًا من ذلك.",
  "folio.is-group-transfer": () => "لا يمكن نقل عملية مرحَّلة إلى حساب المجموعة. اعكسها بدلًا من ذلك.",
  "invoice.not-found": () => "الفاتورة غير موجودة في هذا الفندق.",
  "invoice.total-changed": ({ grandTotalCentimes }) =>
    `أصبح المجموع ${formatMoney(grandTotalCentimes)}. راجع الفاتورة قبل حفظها.`,
  "folio.not-settled": ({ folioName }) => `يجب تسديد الحساب «${folioName}» قبل المغادرة.`,
  "folio.name-missing": () => "يرجى ذكر صاحب الحساب.",
  "folio.name-taken": ({ folioName }) => `للإقامة حساب باسم «${folioName}» من قبل.`,
  "folio.too-many": ({ most }) => `لا تتجاوز حسابات نزلاء الإقامة ${most}.`,
  "folio.split-reason-missing": () => "يرجى ذكر سبب التقسيم.",
  "folio.split-too-much": ({ amountCentimes }) =>
    `يجب أن يكون الجزء أكبر من الصفر وأقل من المبلغ الكامل ${formatMoney(amountCentimes)}.`,
  "folio.refund-reason-missing": () => "يرجى ذكر سبب ردّ المبلغ.",
  "folio.refund-too-much": ({ folioName, amountCentimes }) =>
    `أقصى ما يمكن ردّه بهذه الطريقة من الحساب «${folioName}» هو \u2068${formatMoney(amountCentimes)}\u2069.`,
  "folio.guest-not-in": () => "لا تُحتسب الغرفة إلا على نزيل مقيم حاليًا.",
  "folio.nights-changed": ({ totalCentimes }) =>
    `تغيّرت الليالي المطلوب احتسابها، ومجموعها الآن ${formatMoney(totalCentimes)}. يرجى التحقق منها.`,
  "folio.nights-open": ({ totalCentimes }) =>
    `توجد ليالٍ لم تُحسب، وينقص ${formatMoney(totalCentimes)}. احسبها، أو دع النزيل يغادر دونها مع ذكر السبب.`,
  "folio.not-a-company": ({ folioName }) =>
    `الحساب «${folioName}» خاص بالنزيل، ولا يُرحَّل إلى حساب الشركة إلا حساب الشركة.`,
  "folio.not-a-guests": ({ folioName }) =>
    `الحساب «${folioName}» حساب شركة؛ لا يُرحَّل إلى حساب المجموعة إلا حساب النزيل.`,
  "folio.former-company": ({ folioName }) =>
    `الحساب «${folioName}» لشركة لم تعد تتكفل بهذه الإقامة. سدّده أو انقل ما عليه.`,
  "folio.balance-changed": ({ folioName, balanceCentimes }) =>
    `أصبح رصيد الحساب «${folioName}» ${formatMoney(balanceCentimes)}. يرجى التحقق منه.`,
  "charge-item.not-found": () => "هذه الخدمة غير موجودة في القائمة.",
  "charge-item.retired": ({ name }) => `«${name}» لم تعد معروضة. لم يُسجَّل شيء.`,
  "charge-item.price-changed": ({ name, priceCentimes }) =>
    `أصبح سعر «${name}» ${formatMoney(priceCentimes)}. لم يُسجَّل شيء.`,
  "folio.no-route": () => "خطأ حرج: لا يوجد لهذا الحجز حساب شخصي تُسجَّل عليه المصاريف.",
  "restaurant.not-found": () => "المطعم غير موجود.",
  "floor.not-found": () => "الطابق غير موجود.",
  "facility.not-found": () => "المرفق غير موجود.",
  "room-type.beds-wrong": () => "لا يكون «كينغ» أو «كوين» إلا لسرير مزدوج، ولا يجتمعان.",
  "setup.in-use": ({ name, uses }) =>
    `${name} قيد الاستعمال: ${uses.map((use) => useText(use, useWords, "، ")).join("؛ ")}.`,
  "setup.name-twice": ({ name }) => `الاسم «${name}» مكرر.`,
  "setup.numbers-taken": ({ numbers }) =>
    `أرقام الغرف هذه موجودة من قبل: ${firstOf(numbers, "، ")}`,
  "setup.rooms-promised": ({ roomTypeName, date, rooms }) =>
    `عدد غرف ${roomTypeName} المبيعة أو المحجوزة للمجموعات أو خارج الخدمة في ${date} هو ${rooms}، ولا يمكن أن يقل عددها عن ذلك.`,
  "service.busy": () => "الخدمة مشغولة. أعد المحاولة بعد لحظات.",
  internal: () => "حدث خطأ من جهتنا. يرجى إعادة المحاولة.",
  "network.unreachable": () => "تعذّر الاتصال بالخادم. تحقق من الشبكة وأعد المحاولة.",
  "network.timeout": () => "لم يُجب الخادم في الوقت المحدد. يرجى إعادة المحاولة.",
  "response.unreadable": () =>
    "تعذّرت قراءة الجواب. يرجى إعادة المحاولة؛ وإن لم ينفع ذلك فأعد تحميل الصفحة.",
};

/** The state that housekeeping gave a room, in the words of its badges. */
const roomStates: Readonly<Record<string, string>> = {
  Dirty: "متسخة",
  CleaningInProgress: "قيد التنظيف",
  OutOfOrder: "خارج الخدمة",
};

/** The parts of the hotel, in the words of the navigation. */
const sections: Readonly<Record<string, string>> = {
  front_office: "الاستقبال",
  housekeeping: "خدمة الطوابق",
  pos_manager: "تسيير المطعم",
  pos_sales: "مبيعات المطعم",
  pos: "المطعم",
  commercial: "التسيير التجاري",
  administration: "الإدارة",
  reports: "التقارير",
  extra: "متفرقات",
  night_audit: "إقفال اليوم",
};

const bookingStates: Readonly<Record<string, string>> = {
  Reserved: "قائم",
  Confirmed: "مؤكد",
  "Checked-in": "مقيم",
  "Checked-out": "غادر",
  Cancelled: "ملغى",
  "no-show": "لم يحضر",
};

/** A counted thing after its figure, so that no form of the plural is wrong: 'الغرف: 3'. */
const useWords: UseWords = {
  rooms: ["الغرف:", "الغرف:"],
  facilities: ["المرافق:", "المرافق:"],
  bookings: ["الحجوزات:", "الحجوزات:"],
  groups: ["المجموعات:", "المجموعات:"],
  tables: ["الطاولات:", "الطاولات:"],
  terminals: ["نقاط البيع:", "نقاط البيع:"],
  printers: ["الطابعات:", "الطابعات:"],
  menu: ["أصناف القائمة:", "أصناف القائمة:"],
  bills: ["الفواتير المفتوحة:", "الفواتير المفتوحة:"],
  orders: ["طلبات المطبخ:", "طلبات المطبخ:"],
  sales: ["المبيعات:", "المبيعات:"],
};
