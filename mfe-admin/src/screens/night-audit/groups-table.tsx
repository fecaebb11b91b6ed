import type { OpenGroupAccount } from "@funduq/shared-types/contracts/night-audit";
import { viewPath } from "@funduq/shared-types/rules/views";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useNavigate } from "@funduq/shared-ui/router";
import { useMay } from "@funduq/shared-ui/state";
import { type Column, DataTable } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import { AuditDate } from "../../features/night-audit/audit-date.tsx";
import { balance } from "./checklist-tables.tsx";
import classes from "./night-audit.module.css";
import { useHeightOf } from "./stay-columns.tsx";

type GroupsTableProps = { hotelId: HotelId; groups: readonly OpenGroupAccount[] };

/** Groups whose account isn't settled; each leads to it. */
export function GroupsTable({ hotelId, groups }: GroupsTableProps) {
  const t = useText("admin");
  const navigate = useNavigate();
  const mayOpen = useMay("groups.view");
  const columns = useMemo(
    (): Column<OpenGroupAccount>[] => [
      {
        id: "group",
        header: t("audit.group"),
        sortBy: ({ groupName }) => groupName.toLocaleLowerCase(),
        cell: ({ groupName }) => (
          <span className={mayOpen ? classes.opens : undefined}>
            <Name>{groupName}</Name>
          </span>
        ),
      },
      {
        id: "leaving",
        header: t("audit.leaving"),
        sortBy: ({ checkOutDate }) => checkOutDate,
        cell: ({ checkOutDate }) => <AuditDate date={checkOutDate} />,
      },
      balance(t("audit.balance")),
    ],
    [t, mayOpen],
  );
  return (
    <DataTable
      label={t("audit.groups")}
      rows={groups}
      columns={columns}
      rowKey={({ groupId }) => groupId}
      onOpen={
        mayOpen
          ? ({ groupId }) =>
              void navigate(`${viewPath("dashboard", hotelId)}?group=${groupId}&task=account`)
          : undefined
      }
      phone="cards"
      {...useHeightOf(groups.length)}
    />
  );
}
