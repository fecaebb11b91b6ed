import type { DueCompany } from "@funduq/shared-types/contracts/reminder";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Amount, Dialog, DialogCancel, EmptyState, Name } from "@funduq/shared-ui";
import { formatDateShort, formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon } from "@funduq/shared-ui/icons";
import { Link } from "@funduq/shared-ui/router";
import { type Column, DataTable } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import { useReadDueRemindersQuery } from "../../features/reminder/reminder.endpoints.ts";
import classes from "./commercial.module.css";
import { useCompanyUrl } from "./use-company-url.ts";

type DueRemindersProps = { hotelId: HotelId; onClose: () => void };

/** The companies that are due for a reminder, and for which; each leads to its account (INV-14). */
export function DueReminders({ hotelId, onClose }: DueRemindersProps) {
  const t = useText("commercial");
  const { currentData, error, refetch } = useReadDueRemindersQuery(hotelId);
  return (
    <Dialog
      opened
      size="large"
      title={t("reminder.companies")}
      onClose={onClose}
      footer={<DialogCancel>{t("close")}</DialogCancel>}
    >
      <DataTable
        label={t("reminder.companies")}
        columns={useColumns(onClose)}
        rows={currentData?.companies}
        rowKey={({ companyId, step }) => `${companyId} ${step}`}
        failure={error}
        errorMessage={t("reminder.failed")}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={DoneIcon} message={t("reminder.none-due")} />}
        phone="cards"
      />
    </Dialog>
  );
}

function useColumns(onClose: () => void): Column<DueCompany>[] {
  const t = useText("commercial");
  const { linkToAccount } = useCompanyUrl();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("field.name"),
        sortBy: ({ companyName }) => companyName.toLowerCase(),
        cell: ({ companyId, companyName }) => (
          <Link to={linkToAccount(companyId)} className={classes.name} onClick={onClose}>
            <Name>{companyName}</Name>
          </Link>
        ),
      },
      { id: "step", header: t("reminder.step"), cell: ({ step }) => t(`reminder.${step}`) },
      {
        id: "invoices",
        header: t("invoices"),
        align: "end",
        sortBy: ({ invoices }) => invoices,
        cell: ({ invoices }) => formatNumber(invoices),
      },
      {
        id: "oldest",
        header: t("reminder.oldest"),
        sortBy: ({ oldestDueDate }) => oldestDueDate,
        cell: ({ oldestDueDate }) => formatDateShort(oldestDueDate),
      },
      {
        id: "open",
        header: t("invoice.open"),
        align: "end",
        sortBy: ({ openCentimes }) => openCentimes,
        cell: ({ openCentimes }) => <Amount value={openCentimes} />,
      },
    ],
    [t, linkToAccount, onClose],
  );
}
