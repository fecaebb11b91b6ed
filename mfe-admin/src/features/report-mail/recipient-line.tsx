import type { ReportPackState, ReportRecipient } from "@funduq/shared-types/contracts/report-mail";
import {
  Badge,
  Checkbox,
  Group,
  IconButton,
  Name,
  notify,
  useFailureText,
} from "@funduq/shared-ui";
import { formatDate } from "@funduq/shared-ui/format";
import { languageNames, useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon } from "@funduq/shared-ui/icons";
import { useSubmit } from "@funduq/shared-ui/state";
import { type RecipientRef, useChangeReportRecipientMutation } from "./report-mail.endpoints.ts";
import classes from "./report-mail.module.css";

type RecipientLineProps = {
  recipientRef: RecipientRef;
  recipient: ReportRecipient;
  onRemove: () => void;
};

export const nameOfRecipient = ({ name, email }: ReportRecipient) => name || email;

/** Who it is, what they get, and how their last mail went. */
export function RecipientLine({ recipientRef, recipient, onRemove }: RecipientLineProps) {
  const t = useText("admin");
  const { name, email, language, hotelUserId, isAllowed } = recipient;
  return (
    <li className={classes.line}>
      <div className={classes.who}>
        <Group gap={1}>
          <strong>{name ? <Name>{name}</Name> : <bdi dir="ltr">{email}</bdi>}</strong>
          <Badge>{languageNames[language]}</Badge>
          {hotelUserId === null && <Badge>{t("report-mail.outside")}</Badge>}
        </Group>
        {name && (
          <bdi dir="ltr" className={classes.hint}>
            {email}
          </bdi>
        )}
        {!isAllowed && <span className={classes.refused}>{t("report-mail.not-allowed")}</span>}
        <LastMail recipient={recipient} />
        <WithFiles recipientRef={recipientRef} recipient={recipient} />
      </div>
      <IconButton
        icon={DeleteIcon}
        label={t("report-mail.remove-named", { name: nameOfRecipient(recipient) })}
        onClick={onRemove}
      />
    </li>
  );
}

const tones = {
  waiting: "info",
  sent: "neutral",
  failed: "danger",
  "not-allowed": "warning",
} as const satisfies Record<ReportPackState, string>;

function LastMail({ recipient: { last } }: { recipient: ReportRecipient }) {
  const t = useText("admin");
  if (!last) return <span className={classes.hint}>{t("report-mail.never")}</span>;
  return (
    <Group gap={1}>
      <span>{t("report-mail.last", { date: formatDate(last.date) })}</span>
      <Badge tone={tones[last.state]}>{t(`report-mail.state.${last.state}`)}</Badge>
    </Group>
  );
}

function WithFiles({ recipientRef, recipient }: Omit<RecipientLineProps, "onRemove">) {
  const t = useText("admin");
  const say = useFailureText();
  const [change] = useChangeReportRecipientMutation();
  const { submit, isSaving } = useSubmit(change, (failure) =>
    notify.error(failure, say(failure, t("report-mail.save-failed"))),
  );
  return (
    <Checkbox
      label={t("report-mail.with-files")}
      checked={recipient.withAttachments}
      disabled={isSaving}
      onChange={(withAttachments) => void submit({ ...recipientRef, withAttachments })}
    />
  );
}
