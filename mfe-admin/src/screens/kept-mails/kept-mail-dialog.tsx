import type { KeptMail, KeptMailText } from "@funduq/shared-types/contracts/kept-mail";
import { DEFAULT_TIME_ZONE } from "@funduq/shared-types/values/calendar-date";
import { Button, DetailList, Dialog, ErrorCard, Skeleton, Stack } from "@funduq/shared-ui";
import { formatDateTime, formatList } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useState } from "react";
import { useReadKeptMailQuery } from "../../features/kept-mails/kept-mails.endpoints.ts";
import classes from "./kept-mails.module.css";

type KeptMailDialogProps = { mail: KeptMail; onClose: () => void };

/** One mail as its reader would have got it, with its link to follow or to copy. */
export function KeptMailDialog({ mail, onClose }: KeptMailDialogProps) {
  const t = useText("admin");
  const { data, error, refetch } = useReadKeptMailQuery(mail.id);
  return (
    <Dialog
      opened
      size="wide"
      onClose={onClose}
      title={<bdi>{mail.subject}</bdi>}
      footer={
        <>
          <Button onClick={onClose}>{t("mails.close")}</Button>
          {data?.link && <CopyLink link={data.link} />}
        </>
      }
    >
      <Stack gap={4}>
        <DetailList
          items={[
            { label: t("mails.to"), value: <bdi dir="ltr">{mail.to}</bdi> },
            {
              label: t("trail.at"),
              value: <bdi>{formatDateTime(mail.at, DEFAULT_TIME_ZONE)}</bdi>,
            },
          ]}
        />
        {data && <Body mail={data} />}
        {!data && error && (
          <ErrorCard
            failure={error}
            message={t("mails.read-failed")}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton rows={6} />}
      </Stack>
    </Dialog>
  );
}

function Body({ mail: { text, link, attachments = [] } }: { mail: KeptMailText }) {
  const t = useText("admin");
  return (
    <>
      {link && (
        <div>
          <a className={classes.link} href={link} target="_blank" rel="noreferrer">
            {t("mails.follow")}
          </a>
          <p className={classes.hint}>{t("mails.follow-hint")}</p>
        </div>
      )}
      {attachments.length > 0 && (
        <p className={classes.hint}>{t("mails.attachments", { files: formatList(attachments) })}</p>
      )}
      <p className={classes.text}>{text}</p>
    </>
  );
}

/** Where the browser lets a page copy: only over https, and on this machine itself. */
function CopyLink({ link }: { link: string }) {
  const t = useText("admin");
  const [copied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  return (
    <Button
      variant="primary"
      onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
    >
      <span aria-live="polite">{copied ? t("mails.copied") : t("mails.copy")}</span>
    </Button>
  );
}
