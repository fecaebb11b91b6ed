import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type {
  CompanyReminders,
  ReminderLetter,
  WrittenReminder,
} from "@funduq/shared-types/contracts/reminder";
import type { ReminderId } from "@funduq/shared-types/values/ids";
import { sumCentimes } from "@funduq/shared-types/values/money";
import { Amount, Button, lazyDialog, QueryView } from "@funduq/shared-ui";
import { formatDateShort, formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintIcon, ShowIcon } from "@funduq/shared-ui/icons";
import { useMay } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useReadCompanyRemindersQuery } from "../../../features/reminder/reminder.endpoints.ts";
import classes from "./account.module.css";

const WriteReminderDialog = lazyDialog(
  async () =>
    (await import("../../../features/reminder/write-reminder-dialog.tsx")).WriteReminderDialog,
);
const PrintReminderDialog = lazyDialog(
  async () =>
    (await import("../../../features/reminder/print-reminder-dialog.tsx")).PrintReminderDialog,
);

/** The letters that a company is due for, and those that were written to it (INV-14). */
export function Reminders({ companyRef }: { companyRef: CompanyRef }) {
  const t = useText("commercial");
  const query = useReadCompanyRemindersQuery(companyRef);
  return (
    <QueryView query={{ ...query, data: query.currentData }} errorMessage={t("reminder.failed")}>
      {(reminders) => <Letters companyRef={companyRef} reminders={reminders} />}
    </QueryView>
  );
}

type LettersProps = { companyRef: CompanyRef; reminders: CompanyReminders };

function Letters({ companyRef, reminders }: LettersProps) {
  const t = useText("commercial");
  const { due, written, firstDays, lastDays } = reminders;
  const [seen, setSeen] = useState<ReminderLetter>();
  const [printed, setPrinted] = useState<ReminderId>();
  const toPrint = written.find(({ id }) => id === printed);
  return (
    <>
      <ul className={classes.payments}>
        {due.map((each) => (
          <li key={each.step}>
            <DueLetter letter={each} onOpen={() => setSeen(each)} />
          </li>
        ))}
        {due.length === 0 && <li>{t("reminder.none-due")}</li>}
        {written.map((each) => (
          <li key={each.id}>
            <WrittenLetter letter={each} onPrint={() => setPrinted(each.id)} />
          </li>
        ))}
      </ul>
      <p className={classes.rule}>{t("reminder.rule", { first: firstDays, last: lastDays })}</p>
      {seen && (
        <WriteReminderDialog
          companyRef={companyRef}
          letter={seen}
          onSaved={(id) => {
            setSeen(undefined);
            setPrinted(id);
          }}
          onClose={() => setSeen(undefined)}
        />
      )}
      {toPrint && (
        <PrintReminderDialog
          companyRef={companyRef}
          letter={toPrint}
          onClose={() => setPrinted(undefined)}
        />
      )}
    </>
  );
}

const openIn = ({ invoices }: ReminderLetter) =>
  sumCentimes(invoices.map(({ openCentimes }) => openCentimes));

function DueLetter({ letter, onOpen }: { letter: ReminderLetter; onOpen: () => void }) {
  const t = useText("commercial");
  const mayWrite = useMay("invoices.write");
  const { step, invoices } = letter;
  const count = invoices.length;
  return (
    <div className={classes.head}>
      <span>
        {t(`reminder.due-${step}`, { count, grouped: formatNumber(count) })}{" "}
        <Amount value={openIn(letter)} strong />
      </span>
      {mayWrite && (
        <Button icon={ShowIcon} onClick={onOpen}>
          {t(`reminder.look-${step}`)}
        </Button>
      )}
    </div>
  );
}

function WrittenLetter({ letter, onPrint }: { letter: WrittenReminder; onPrint: () => void }) {
  const t = useText("commercial");
  const { step, businessDate, writtenBy, invoices } = letter;
  const date = formatDateShort(businessDate);
  return (
    <article className={classes.payment}>
      <div className={classes.head}>
        <span>
          <bdi dir="ltr">{date}</bdi> · {t(`reminder.${step}`)}{" "}
          <Amount value={openIn(letter)} strong />
        </span>
        <Button
          icon={PrintIcon}
          aria-label={t("reminder.print-of", { step: t(`reminder.${step}`), date })}
          onClick={onPrint}
        >
          {t("reminder.print")}
        </Button>
      </div>
      <p className={classes.note}>
        {writtenBy && t("reminder.written-by", { name: writtenBy })}{" "}
        {invoices.map(({ number }) => (
          <bdi key={number} dir="ltr">
            {number}{" "}
          </bdi>
        ))}
      </p>
    </article>
  );
}
