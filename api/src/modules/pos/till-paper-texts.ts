import type { PaperLanguage } from "@funduq/shared-types/values/paper-languages";

/** The words of the papers of a terminal's network printer, as the browser's papers say them: `infra/languages/papers.test.ts` compares both. */
const fr = {
  "method.Cash": "Espèces",
  "method.Credit Card": "Carte bancaire",
  "method.Room": "Chambre",
  "receipt.title": "Ticket {{number}}",
  "receipt.refund": "Remboursement {{number}}",
  "receipt.copy": "Duplicata",
  "receipt.refunded-by": "Remboursé : {{number}}",
  "receipt.place": "Restaurant",
  "receipt.table": "Table",
  "receipt.date": "Date",
  "receipt.late": "Enregistrée plus tard, le",
  "receipt.server": "Servi par",
  "receipt.covers": "Couverts",
  "receipt.refunds": "Rembourse",
  "receipt.discount": "Remise",
  "receipt.total": "Total TTC DA",
  "receipt.to-pay": "À payer DA",
  "receipt.tva": "dont TVA {{rate}}",
  "receipt.room": "Chambre {{room}}",
  "receipt.tip": "Pourboire",
  "receipt.tendered": "Reçu",
  "receipt.change": "Rendu",
  "receipt.reason": "Motif :",
  "receipt.thanks": "Merci de votre visite.",
  "receipt.given-back": "Le montant a été rendu.",
  "receipt.provisional": "Numéro provisoire",
  "receipt.not-paid": "Non réglée. Ceci n’est pas un ticket de caisse.",
  "bill.number": "Addition {{number}}",
  "bill.rest": "Reste de l’addition {{number}}",
  "shift.x": "Rapport X",
  "shift.z": "Rapport Z {{number}}",
  "shift.taken": "Encaissé",
  "shift.taken-blind": "Encaissé hors espèces",
  "shift.tips": "Pourboires",
  "shift.somebody": "Inconnu",
  "shift.discounts": "Remises",
  "shift.happy-hour": "Réduit par {{name}} ({{count}})",
  "shift.voids": "Annulations du restaurant ({{count}})",
  "shift.refunds": "Remboursements ({{count}})",
  "shift.late": "Vendues avant le dernier comptage ({{count}})",
  "shift.late-cash": "dont espèces, peut-être déjà comptées",
  "shift.float": "Fond de caisse",
  "shift.expected": "Espèces attendues",
  "shift.blind":
    "Le comptage des espèces se fait à l’aveugle : les totaux qui les contiennent sont sur le rapport Z.",
  "shift.counted": "Espèces comptées",
  "shift.difference": "Écart",
  "shift.business-date": "Journée hôtelière",
  "shift.opened": "Ouverte",
  "shift.closed": "Clôturée",
  "shift.numbers": "Numéros",
  "ticket.again": "Peut-être déjà imprimé",
  "print.business-date": "Journée hôtelière du {{date}}",
  "print.phone": "Tél. {{phone}}",
  "print.nif": "NIF {{number}}",
  "print.rc": "RC {{number}}",
  "print.nis": "NIS {{number}}",
};

export type PaperWord = keyof typeof fr;

const ar: Record<PaperWord, string> = {
  "method.Cash": "نقدًا",
  "method.Credit Card": "بطاقة بنكية",
  "method.Room": "الغرفة",
  "receipt.title": "وصل {{number}}",
  "receipt.refund": "إرجاع {{number}}",
  "receipt.copy": "نسخة ثانية",
  "receipt.refunded-by": "أُرجع المبلغ: {{number}}",
  "receipt.place": "المطعم",
  "receipt.table": "الطاولة",
  "receipt.date": "التاريخ",
  "receipt.late": "سُجّل متأخرًا في",
  "receipt.server": "النادل",
  "receipt.covers": "عدد الأشخاص",
  "receipt.refunds": "البيع المُرجَع",
  "receipt.discount": "تخفيض",
  "receipt.total": "المجموع دج",
  "receipt.to-pay": "المبلغ المطلوب دج",
  "receipt.tva": "منها ر.ق.م {{rate}}",
  "receipt.room": "الغرفة {{room}}",
  "receipt.tip": "إكرامية",
  "receipt.tendered": "المستلم",
  "receipt.change": "الباقي",
  "receipt.reason": "السبب:",
  "receipt.thanks": "شكرًا على زيارتكم.",
  "receipt.given-back": "أُرجع المبلغ.",
  "receipt.provisional": "رقم مؤقت",
  "receipt.not-paid": "غير مدفوعة. هذا ليس وصلًا.",
  "bill.number": "الفاتورة {{number}}",
  "bill.rest": "بقية الفاتورة {{number}}",
  "shift.x": "تقرير X",
  "shift.z": "تقرير Z {{number}}",
  "shift.taken": "المقبوض",
  "shift.taken-blind": "المقبوض دون النقد",
  "shift.tips": "الإكراميات",
  "shift.somebody": "غير معروف",
  "shift.discounts": "التخفيضات",
  "shift.happy-hour": "خُصم في {{name}} ({{count}})",
  "shift.voids": "إلغاءات المطعم ({{count}})",
  "shift.refunds": "المبالغ المرجعة ({{count}})",
  "shift.late": "مبيعات سبقت آخر جرد للصندوق ({{count}})",
  "shift.late-cash": "منها نقدًا، ربما عُدّت حينها",
  "shift.float": "رصيد البداية",
  "shift.expected": "النقد المنتظر",
  "shift.blind": "يُعدّ النقد دون معرفة المنتظر: المجاميع التي تشمله تظهر في تقرير Z.",
  "shift.counted": "النقد المعدود",
  "shift.difference": "الفرق",
  "shift.business-date": "يوم العمل",
  "shift.opened": "فُتحت",
  "shift.closed": "أُغلقت",
  "shift.numbers": "الأرقام",
  "ticket.again": "ربما طُبعت من قبل",
  "print.business-date": "اليوم الفندقي {{date}}",
  "print.phone": "الهاتف {{phone}}",
  "print.nif": "رقم التعريف الجبائي {{number}}",
  "print.rc": "السجل التجاري {{number}}",
  "print.nis": "رقم التعريف الإحصائي {{number}}",
};

export const paperTexts = { fr, ar };

const drawnUp = { fr: "Établi le", ar: "حُرّر في" };

/** Of which moment a paper is; it may be printed later. The browser's papers are printed at once, and say when. */
export const sayDrawnUp = (language: PaperLanguage, date: string): string =>
  `${drawnUp[language]} ${date}`;

export type Say = (word: PaperWord, values?: Record<string, string | number>) => string;

/** A number, amount or telephone number in an Arabic sentence, which reads from left to right. */
export const leftToRight = (value: string): string => `\u2066${value}\u2069`;

/** Says the words of a paper in its language. */
export function sayIn(language: PaperLanguage): Say {
  const shown = language === "ar" ? leftToRight : (value: string) => value;
  return (word, values = {}) =>
    paperTexts[language][word].replace(/\{\{(\w+)\}\}/gu, (_, name) =>
      name === "date" ? String(values[name]) : shown(String(values[name] ?? "")),
    );
}
