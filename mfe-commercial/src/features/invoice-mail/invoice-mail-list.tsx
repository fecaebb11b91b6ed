import type { InvoiceMail, InvoiceMailState } from "@funduq/shared-types/contracts/invoice-mail";
import { Badge, Name } from "@funduq/shared-ui";
import { formatDateTime } from "@funduq/shared-ui/format";
import { languageNames, useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";
import classes from "./invoice-mail.module.css";

const tones = {
  waiting: "info",
  sent: "neutral",
  failed: "danger",
} as const satisfies Record<InvoiceMailState, string>;

/** To whom and when an invoice was mailed, and how that went; nothing before the first mail (INV-15). */
export function InvoiceMailList({ mails }: { mails: readonly InvoiceMail[] }) {
  const t = useText("commercial");
  if (mails.length === 0) return null;
  return (
    <section aria-label={t("mail.earlier")}>
      <h3>{t("mail.earlier")}</h3>
      <ul className={classes.mails}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <MailLine mail={mail} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MailLine({ mail }: { mail: InvoiceMail }) {
  const t = useText("commercial");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const { recipient, state, failure, queuedAt, queuedBy, language, isDuplicate } = mail;
  return (
    <>
      <p className={classes.recipient}>
        <bdi dir="ltr">{recipient}</bdi>
        <Badge tone={tones[state]}>{t(`mail.state.${state}`)}</Badge>
        {isDuplicate && <Badge>{t("mail.duplicate")}</Badge>}
      </p>
      <p className={classes.facts}>
        {formatDateTime(queuedAt, timeZone)} · {queuedBy && <Name>{queuedBy}</Name>} ·{" "}
        {languageNames[language]}
      </p>
      {failure && <p className={classes.failure}>{t(`mail.failure.${failure}`)}</p>}
    </>
  );
}
