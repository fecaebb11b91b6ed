import type { ReminderLetter } from "@funduq/shared-types/contracts/reminder";
import { partyOf } from "@funduq/shared-types/documents/invoice-paper";
import { invoiceTexts } from "@funduq/shared-types/documents/invoice-texts";
import { reminderLetter } from "@funduq/shared-types/rules/reminder-letter";
import type { PaperLanguage } from "@funduq/shared-types/values/paper-languages";

/** What the template of a reminder letter prints: every text is ready, in the order of the paper. */
export function reminderPaper(letter: ReminderLetter, language: PaperLanguage) {
  const { title, to, ...said } = reminderLetter(letter, language);
  const texts = invoiceTexts[language];
  return {
    ...said,
    language,
    isRightToLeft: language === "ar",
    title,
    heading: title,
    pageOf: texts.page,
    seller: { heading: null, ...partyOf(letter.seller, texts) },
    buyer: { heading: to, ...partyOf(letter.buyer, texts) },
  };
}
