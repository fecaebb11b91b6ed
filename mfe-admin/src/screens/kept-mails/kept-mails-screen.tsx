import type { KeptMail } from "@funduq/shared-types/contracts/kept-mail";
import { DEFAULT_TIME_ZONE } from "@funduq/shared-types/values/calendar-date";
import { Button, EmptyState, Page, PageHeader } from "@funduq/shared-ui";
import { formatDateTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { BackIcon, MailIcon, RefreshIcon } from "@funduq/shared-ui/icons";
import { urlText, useNavigate, useUrlState } from "@funduq/shared-ui/router";
import { type Column, DataTable } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import { useListKeptMailsQuery } from "../../features/kept-mails/kept-mails.endpoints.ts";
import { KeptMailDialog } from "./kept-mail-dialog.tsx";
import classes from "./kept-mails.module.css";

const LOOK_EVERY_MS = 10_000;
const schema = { mail: urlText };

/** For developers: what an installation without a mail server would have sent (AUTH-09). */
export function KeptMailsScreen() {
  const t = useText("admin");
  const navigate = useNavigate();
  const { values, change } = useUrlState(schema);
  const { data, error, refetch } = useListKeptMailsQuery(undefined, {
    pollingInterval: LOOK_EVERY_MS,
    refetchOnMountOrArgChange: true,
  });
  const columns = useColumns();
  const mails = data?.mails;
  const open = mails?.find(({ id }) => id === values.mail);
  const show = (mail?: KeptMail) => change({ mail: mail?.id });

  return (
    <Page>
      <PageHeader
        title={t("mails.title")}
        subtitle={t("mails.hint")}
        actions={
          <>
            <Button icon={BackIcon} onClick={() => void navigate("/")}>
              {t("title")}
            </Button>
            <Button icon={RefreshIcon} onClick={() => void refetch()}>
              {t("trail.refresh")}
            </Button>
          </>
        }
      />
      <DataTable
        label={t("mails.title")}
        columns={columns}
        rows={mails}
        rowKey={({ id }) => id}
        onOpen={show}
        phone="cards"
        failure={data === undefined ? error : undefined}
        errorMessage={t("mails.load-failed")}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={MailIcon}
            message={data?.isKept === false ? t("mails.sent-by-server") : t("mails.empty")}
          />
        }
      />
      {open && <KeptMailDialog key={open.id} mail={open} onClose={() => show()} />}
    </Page>
  );
}

function useColumns(): Column<KeptMail>[] {
  const t = useText("admin");
  return useMemo(
    () => [
      {
        id: "at",
        header: t("trail.at"),
        cell: ({ at }) => <bdi className={classes.at}>{formatDateTime(at, DEFAULT_TIME_ZONE)}</bdi>,
      },
      { id: "to", header: t("mails.to"), cell: ({ to }) => <bdi dir="ltr">{to}</bdi> },
      {
        id: "subject",
        header: t("mails.subject"),
        cell: ({ subject }) => <bdi>{subject}</bdi>,
      },
    ],
    [t],
  );
}
