import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { WrittenReminder } from "@funduq/shared-types/contracts/reminder";
import { useText } from "@funduq/shared-ui/i18n";
import { PdfLink, PrintDialog, PrintPage, useDocument } from "@funduq/shared-ui/print";
import { useCompanyLanguage } from "../company/use-company-language.ts";
import { ReminderPaper } from "./reminder-paper.tsx";

type PrintReminderDialogProps = {
  companyRef: CompanyRef;
  letter: WrittenReminder;
  onClose: () => void;
};

/** A letter as it was written, on A4 in French or Arabic: printed from here, or as the PDF of the API (INV-14). */
export function PrintReminderDialog(props: PrintReminderDialogProps) {
  const { companyRef, letter, onClose } = props;
  const { hotelId, companyId } = companyRef;
  const say = useText("commercial");
  const document = useDocument("invoice", hotelId, useCompanyLanguage(hotelId, companyId));
  const { language } = document;
  return (
    <PrintDialog
      title={say(`reminder.${letter.step}`)}
      document={document}
      actions={
        <PdfLink href={`/api/hotels/${hotelId}/reminders/${letter.id}/pdf?language=${language}`} />
      }
      onClose={onClose}
    >
      {(t) => (
        <PrintPage language={language} preview>
          <ReminderPaper letter={letter} language={language} t={t} />
        </PrintPage>
      )}
    </PrintDialog>
  );
}
