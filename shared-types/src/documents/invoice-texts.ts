import type { DocumentPaymentMethod, InvoiceKind } from "../contracts/invoice.ts";
import type { Language } from "../contracts/session.ts";
import type { PaperLanguage } from "../values/paper-languages.ts";

/** The document beside a mail: in Arabic for an Arabic one, else in French. */
export const paperLanguageOf = (language: Language): PaperLanguage =>
  language === "ar" ? "ar" : "fr";

type KindTexts = { heading: string; cancelled: string; inWords: string };

/** The words of invoices and credit notes on paper: in the PDF and on the print page of the browser. */
export type InvoiceTexts = {
  kinds: Record<InvoiceKind, KindTexts>;
  duplicate: string;
  page: string;
  buyer: string;
  date: string;
  dueDate: string;
  paymentMethod: string;
  methods: Record<DocumentPaymentMethod, string>;
  corrects: string;
  reason: string;
  identifiers: Record<"phone" | "rc" | "nif" | "nis" | "art" | "rib", string>;
  columns: { date: string; description: string; guest: string; amount: string; tva: string };
  items: Record<"room" | "tourism-tax", Record<"one" | "two" | "few" | "many" | "other", string>>;
  inRoom: string;
  /** A line of a stay that was ordered by a purchase order. */
  onOrder: string;
  /** A line of a credit note of an amount. */
  ofLine: string;
  subtotal: string;
  tva: string;
  stayTax: string;
  stampDuty: string;
  grandTotal: string;
  prepaid: string;
  due: string;
  paid: string;
  partPaid: string;
  open: string;
  reference: string;
};

export const invoiceTexts: Record<PaperLanguage, InvoiceTexts> = {
  fr: {
    kinds: {
      invoice: {
        heading: "Facture N°",
        cancelled: "FACTURE ANNULÉE",
        inWords: "Arrêtée la présente facture à la somme de {{sum}}.",
      },
      "credit-note": {
        heading: "Facture d’avoir N°",
        cancelled: "FACTURE D’AVOIR ANNULÉE",
        inWords: "Arrêtée la présente facture d’avoir à la somme de {{sum}}.",
      },
    },
    duplicate: "DUPLICATA",
    page: "Page {page} sur {pages}",
    buyer: "Facturé à",
    date: "Date :",
    dueDate: "Échéance :",
    paymentMethod: "Mode de paiement :",
    methods: {
      "Bank Transfer": "virement bancaire",
      Cheque: "chèque",
      Cash: "espèces",
      "Credit Card": "carte bancaire",
    },
    corrects: "Corrige la facture N° {{series}} ({{number}}).",
    reason: "Motif :",
    identifiers: { phone: "Tél.", rc: "RC", nif: "NIF", nis: "NIS", art: "AI", rib: "RIB" },
    columns: {
      date: "Date",
      description: "Désignation",
      guest: "Client",
      amount: "Montant HT (DA)",
      tva: "TVA",
    },
    items: {
      room: nights("Hébergement, {{count}} nuit", "Hébergement, {{count}} nuits"),
      "tourism-tax": nights(
        "Taxe de tourisme, {{count}} nuit",
        "Taxe de tourisme, {{count}} nuits",
      ),
    },
    inRoom: "{{text}}, chambre {{room}}",
    onOrder: "{{text}}, bon de commande {{order}}",
    ofLine: "Réduction sur la ligne {{line}} : {{text}}",
    subtotal: "Total HT",
    tva: "TVA {{rate}} sur {{net}}",
    stayTax: "Taxe de séjour",
    stampDuty: "Droit de timbre",
    grandTotal: "Total TTC (DA)",
    prepaid: "Déjà réglé",
    due: "Net à payer (DA)",
    paid: "Réglée par {{method}} le {{date}} : {{amount}}.",
    partPaid: "Acompte de {{amount}} par {{method}} le {{date}}.",
    open: "Reste à payer : {{amount}}.",
    reference: "Référence :",
  },
  ar: {
    kinds: {
      invoice: {
        heading: "فاتورة رقم",
        cancelled: "فاتورة ملغاة",
        inWords: "أوقفت هذه الفاتورة عند مبلغ قدره {{sum}}.",
      },
      "credit-note": {
        heading: "إشعار دائن رقم",
        cancelled: "إشعار دائن ملغى",
        inWords: "أوقف هذا الإشعار الدائن عند مبلغ قدره {{sum}}.",
      },
    },
    duplicate: "نسخة ثانية",
    page: "صفحة {page} من {pages}",
    buyer: "فاتورة إلى",
    date: "التاريخ:",
    dueDate: "تاريخ الاستحقاق:",
    paymentMethod: "طريقة الدفع:",
    methods: {
      "Bank Transfer": "تحويل بنكي",
      Cheque: "شيك",
      Cash: "نقدًا",
      "Credit Card": "بطاقة بنكية",
    },
    corrects: "يصحح الفاتورة رقم {{series}} ({{number}}).",
    reason: "السبب:",
    identifiers: {
      phone: "الهاتف",
      rc: "السجل التجاري",
      nif: "رقم التعريف الجبائي",
      nis: "رقم التعريف الإحصائي",
      art: "رقم المادة الجبائية",
      rib: "رقم الحساب البنكي",
    },
    columns: {
      date: "التاريخ",
      description: "البيان",
      guest: "النزيل",
      amount: "المبلغ خارج الرسم (دج)",
      tva: "الرسم (TVA)",
    },
    items: {
      room: {
        one: "إقامة، ليلة واحدة",
        two: "إقامة، ليلتان",
        few: "إقامة، {{count}} ليالٍ",
        many: "إقامة، {{count}} ليلة",
        other: "إقامة، {{count}} ليلة",
      },
      "tourism-tax": {
        one: "رسم السياحة، ليلة واحدة",
        two: "رسم السياحة، ليلتان",
        few: "رسم السياحة، {{count}} ليالٍ",
        many: "رسم السياحة، {{count}} ليلة",
        other: "رسم السياحة، {{count}} ليلة",
      },
    },
    inRoom: "{{text}}، الغرفة {{room}}",
    onOrder: "{{text}}، أمر الشراء {{order}}",
    ofLine: "تخفيض على السطر {{line}}: {{text}}",
    subtotal: "المجموع خارج الرسم",
    tva: "الرسم على القيمة المضافة {{rate}} على {{net}}",
    stayTax: "رسم الإقامة",
    stampDuty: "حق الطابع",
    grandTotal: "المجموع بكل الرسوم (دج)",
    prepaid: "المدفوع سابقًا",
    due: "الصافي للدفع (دج)",
    paid: "دُفعت. طريقة الدفع: {{method}}، بتاريخ {{date}}، المبلغ {{amount}}.",
    partPaid: "دفعة جزئية. طريقة الدفع: {{method}}، بتاريخ {{date}}، المبلغ {{amount}}.",
    open: "الباقي للدفع: {{amount}}.",
    reference: "المرجع:",
  },
};

function nights(one: string, other: string) {
  return { one, two: other, few: other, many: other, other };
}
