import type { Invoice } from "../contracts/invoice.ts";
import type { Language } from "../contracts/session.ts";
import { sentence } from "../reports/report-text.ts";
import { formatDateShort } from "../rules/date-text.ts";
import { seriesText } from "../rules/invoice-series.ts";
import { formatMoney } from "../values/money-text.ts";

/** `partly`: a part of it was paid or credited. */
type Kind = "open" | "partly" | "paid" | "cancelled" | "credit-note";
type MailTexts = { subject: Record<Kind, string>; text: Record<Kind, string> };

/**
 * What a mail with an invoice says until somebody changes it. In the language of the mail, whatever the screen's:
 * so it is not in the catalogue of a department.
 */
const mailTexts: Record<Language, MailTexts> = {
  en: {
    subject: ofInvoices("{{hotel}} – invoice {{series}}", "{{hotel}} – credit note {{series}}"),
    text: {
      open: "Dear Sir or Madam,\n\nPlease find attached our invoice {{series}} of {{date}} for {{amount}}, due on {{due}}.\n\nKind regards,\n{{hotel}}",
      partly:
        "Dear Sir or Madam,\n\nPlease find attached our invoice {{series}} of {{date}} for {{amount}}. {{open}} of it is still to be paid, due on {{due}}.\n\nKind regards,\n{{hotel}}",
      paid: "Dear Sir or Madam,\n\nPlease find attached our invoice {{series}} of {{date}} for {{amount}}, which is paid.\n\nKind regards,\n{{hotel}}",
      cancelled:
        "Dear Sir or Madam,\n\nPlease find attached our invoice {{series}} of {{date}}, which is cancelled.\n\nKind regards,\n{{hotel}}",
      "credit-note":
        "Dear Sir or Madam,\n\nPlease find attached our credit note {{series}} of {{date}} for {{amount}}. It corrects invoice {{corrects}}.\n\nKind regards,\n{{hotel}}",
    },
  },
  fr: {
    subject: ofInvoices(
      "{{hotel}} – facture N° {{series}}",
      "{{hotel}} – facture d’avoir N° {{series}}",
    ),
    text: {
      open: "Madame, Monsieur,\n\nVeuillez trouver ci-joint notre facture N° {{series}} du {{date}}, d’un montant de {{amount}}, à régler au plus tard le {{due}}.\n\nCordialement,\n{{hotel}}",
      partly:
        "Madame, Monsieur,\n\nVeuillez trouver ci-joint notre facture N° {{series}} du {{date}}, d’un montant de {{amount}}, dont {{open}} restent à régler au plus tard le {{due}}.\n\nCordialement,\n{{hotel}}",
      paid: "Madame, Monsieur,\n\nVeuillez trouver ci-joint notre facture N° {{series}} du {{date}}, d’un montant de {{amount}}, qui est réglée.\n\nCordialement,\n{{hotel}}",
      cancelled:
        "Madame, Monsieur,\n\nVeuillez trouver ci-joint notre facture N° {{series}} du {{date}}, qui est annulée.\n\nCordialement,\n{{hotel}}",
      "credit-note":
        "Madame, Monsieur,\n\nVeuillez trouver ci-joint notre facture d’avoir N° {{series}} du {{date}}, d’un montant de {{amount}}. Elle corrige la facture N° {{corrects}}.\n\nCordialement,\n{{hotel}}",
    },
  },
  ar: {
    subject: ofInvoices(
      "{{hotel}} – فاتورة رقم {{series}}",
      "{{hotel}} – إشعار دائن رقم {{series}}",
    ),
    text: {
      open: "تحية طيبة وبعد،\n\nتجدون طيه فاتورتنا رقم {{series}} بتاريخ {{date}} بمبلغ {{amount}}، ويستحق دفعها في أجل أقصاه {{due}}.\n\nمع فائق التقدير،\n{{hotel}}",
      partly:
        "تحية طيبة وبعد،\n\nتجدون طيه فاتورتنا رقم {{series}} بتاريخ {{date}} بمبلغ {{amount}}، بقي منه للدفع {{open}} في أجل أقصاه {{due}}.\n\nمع فائق التقدير،\n{{hotel}}",
      paid: "تحية طيبة وبعد،\n\nتجدون طيه فاتورتنا رقم {{series}} بتاريخ {{date}} بمبلغ {{amount}}، وقد دُفعت.\n\nمع فائق التقدير،\n{{hotel}}",
      cancelled:
        "تحية طيبة وبعد،\n\nتجدون طيه فاتورتنا رقم {{series}} بتاريخ {{date}}، وقد أُلغيت.\n\nمع فائق التقدير،\n{{hotel}}",
      "credit-note":
        "تحية طيبة وبعد،\n\nتجدون طيه إشعارنا الدائن رقم {{series}} بتاريخ {{date}} بمبلغ {{amount}}، وهو يصحح الفاتورة رقم {{corrects}}.\n\nمع فائق التقدير،\n{{hotel}}",
    },
  },
};

function ofInvoices(invoice: string, creditNote: string): Record<Kind, string> {
  return {
    open: invoice,
    partly: invoice,
    paid: invoice,
    cancelled: invoice,
    "credit-note": creditNote,
  };
}

/** The subject and the text that are proposed for the mail of an invoice or a credit note. */
export function invoiceMailText(invoice: Invoice, language: Language) {
  const { subject, text } = mailTexts[language];
  const kind = kindOf(invoice);
  const params = {
    hotel: invoice.seller.name,
    series: seriesText(invoice),
    date: formatDateShort(invoice.businessDate),
    due: formatDateShort(invoice.dueDate),
    amount: formatMoney(invoice.totals.grandTotalCentimes),
    open: formatMoney(invoice.openCentimes),
    corrects: invoice.corrects ? seriesText(invoice.corrects) : "",
  };
  return {
    subject: sentence(subject[kind], language, params),
    text: sentence(text[kind], language, params),
  };
}

function kindOf({ kind, status, openCentimes, totals }: Invoice): Kind {
  if (kind === "credit-note") return "credit-note";
  if (status === "Cancelled") return "cancelled";
  if (status === "Paid") return "paid";
  return openCentimes < totals.grandTotalCentimes ? "partly" : "open";
}
