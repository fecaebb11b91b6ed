import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { ReminderLetter } from "@funduq/shared-types/contracts/reminder";
import { directionOf } from "@funduq/shared-types/rules/languages";
import type { ReminderId } from "@funduq/shared-types/values/ids";
import { Button, CallFailure, Dialog, DialogCancel, notify, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useDocument } from "@funduq/shared-ui/print";
import { useSubmit } from "@funduq/shared-ui/state";
import { useCompanyLanguage } from "../company/use-company-language.ts";
import { useWriteReminderMutation } from "./reminder.endpoints.ts";
import classes from "./reminder-paper.module.css";
import { ReminderPaper } from "./reminder-paper.tsx";

type WriteReminderDialogProps = {
  companyRef: CompanyRef;
  letter: ReminderLetter;
  onSaved: (id: ReminderId) => void;
  onClose: () => void;
};

/**
 * A letter that a company is due for, as it is saved. It stays as it was opened: where an invoice was paid meanwhile, saving
 * is refused.
 */
export function WriteReminderDialog(props: WriteReminderDialogProps) {
  const { companyRef, letter, onSaved, onClose } = props;
  const t = useText("commercial");
  const { hotelId, companyId } = companyRef;
  const companyLanguage = useCompanyLanguage(hotelId, companyId);
  const { language, t: say } = useDocument("invoice", hotelId, companyLanguage);
  const { submit, isSaving, failure } = useSubmit(useWriteReminderMutation()[0]);

  async function save() {
    const { step } = letter;
    const invoices = letter.invoices.map(({ invoiceId, openCentimes }) => ({
      invoiceId,
      openCentimes,
    }));
    const saved = await submit({ ...companyRef, step, invoices });
    if (!saved) return;
    notify.success(t("reminder.saved"));
    onSaved(saved.id);
  }

  return (
    <Dialog
      opened
      size="large"
      isSteady
      title={t(`reminder.${letter.step}`)}
      submitLabel={t("reminder.save")}
      onSubmit={() => void save()}
      onClose={onClose}
      footer={
        <>
          <CallFailure failure={failure} sentence={t("reminder.save-failed")} />
          <DialogCancel>{t("close")}</DialogCancel>
          <Button type="submit" variant="primary" saving={isSaving}>
            {t("reminder.save")}
          </Button>
        </>
      }
    >
      <p className={classes.hint}>{t("reminder.save-hint")}</p>
      <section
        aria-label={t(`reminder.${letter.step}`)}
        lang={language}
        dir={directionOf(language)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has no button in it
        tabIndex={0}
      >
        {say ? (
          <ReminderPaper letter={letter} language={language} t={say} />
        ) : (
          <Skeleton rows={8} />
        )}
      </section>
    </Dialog>
  );
}
