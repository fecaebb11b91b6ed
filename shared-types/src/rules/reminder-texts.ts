import type { ReminderStep } from "../contracts/invoice.ts";
import type { PaperLanguage } from "../values/paper-languages.ts";

/** The languages of documents (INV-12). */
type StepTexts = { title: string; opening: string; closing: readonly string[] };

/** The words of reminder letters: `{{…}}` is filled in. */
export type ReminderTexts = {
  steps: Record<ReminderStep, StepTexts>;
  date: string;
  to: string;
  columns: readonly string[];
  total: string;
  signature: string;
};

export const reminderTexts: Record<PaperLanguage, ReminderTexts> = {
  fr: {
    steps: {
      first: {
        title: "Rappel de paiement",
        opening:
          "Madame, Monsieur, sauf erreur de notre part, les factures ci-dessous, arrivées à échéance, ne sont pas encore réglées. Nous vous prions de bien vouloir nous en faire parvenir le règlement, soit {{amount}}.",
        closing: [
          "Si votre règlement nous est parvenu entre-temps, veuillez ne pas tenir compte de ce rappel.",
          "Veuillez agréer, Madame, Monsieur, nos salutations distinguées.",
        ],
      },
      last: {
        title: "Mise en demeure",
        opening:
          "Madame, Monsieur, malgré notre rappel, les factures ci-dessous restent impayées. Nous vous mettons en demeure de nous en régler le montant, soit {{amount}}, dès réception de la présente.",
        closing: [
          "À défaut, nous nous réservons le droit d’en poursuivre le recouvrement par toutes les voies de droit.",
          "Veuillez agréer, Madame, Monsieur, nos salutations distinguées.",
        ],
      },
    },
    date: "Date :",
    to: "À l’attention de",
    columns: [
      "Facture N°",
      "Date",
      "Échéance",
      "Jours de retard",
      "Rappel du",
      "Montant (DA)",
      "Reste à payer (DA)",
    ],
    total: "Total à payer (DA)",
    signature: "La direction",
  },
  ar: {
    steps: {
      first: {
        title: "تذكير بالدفع",
        opening:
          "سيدتي، سيدي، ما لم يكن هناك خطأ من جانبنا، فإن الفواتير المبينة أدناه حلّ أجلها ولم تُسدَّد بعد. نرجو منكم تسديد مبلغها، وهو {{amount}}.",
        closing: [
          "إذا وصلنا دفعكم في هذه الأثناء، فالرجاء عدم اعتبار هذا التذكير.",
          "تقبلوا، سيدتي، سيدي، فائق الاحترام والتقدير.",
        ],
      },
      last: {
        title: "إعذار بالدفع",
        opening:
          "سيدتي، سيدي، رغم تذكيرنا، لم تُسدَّد الفواتير المبينة أدناه. لذا نُعذركم بتسديد مبلغها، وهو {{amount}}، فور استلام هذه الرسالة.",
        closing: [
          "وإلا فإننا نحتفظ بحقنا في تحصيله بكل الطرق القانونية.",
          "تقبلوا، سيدتي، سيدي، فائق الاحترام والتقدير.",
        ],
      },
    },
    date: "التاريخ:",
    to: "إلى السادة",
    columns: [
      "الفاتورة رقم",
      "التاريخ",
      "الاستحقاق",
      "أيام التأخر",
      "تذكير بتاريخ",
      "المبلغ (دج)",
      "الباقي للدفع (دج)",
    ],
    total: "المجموع للدفع (دج)",
    signature: "الإدارة",
  },
};
