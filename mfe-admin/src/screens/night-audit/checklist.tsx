import type { NightAuditChecklist } from "@funduq/shared-types/contracts/night-audit";
import { addDays } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Card } from "@funduq/shared-ui";
import { formatMoney, formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon, ExpandIcon, type Icon, LockedIcon, WarningIcon } from "@funduq/shared-ui/icons";
import { urlWord, useUrlState } from "@funduq/shared-ui/router";
import { type ReactNode, useId } from "react";
import type { RoomDecisions } from "../../features/night-audit/use-room-decisions.ts";
import { ArrivalsTable, BalancesTable, BillsTable, DeparturesTable } from "./checklist-tables.tsx";
import { GroupRoomDecisions } from "./group-rooms.tsx";
import { GroupsTable } from "./groups-table.tsx";
import classes from "./night-audit.module.css";
import { ShiftsTable } from "./shifts-table.tsx";

const lines = [
  "departures",
  "arrivals",
  "group-rooms",
  "bills",
  "shifts",
  "balances",
  "groups",
] as const;
type LineName = (typeof lines)[number];
/** The open line: it is open still after a way back from where it led. */
const schema = { check: urlWord(lines) };

type ChecklistProps = {
  hotelId: HotelId;
  checklist: NightAuditChecklist;
  decisions: RoomDecisions;
};

/** What to look at first: each line opens and leads to where the thing is put right (NA-01). */
export function Checklist({ hotelId, checklist, decisions }: ChecklistProps) {
  const t = useText("admin");
  const { values, change } = useUrlState(schema);
  const threshold = formatMoney(checklist.highBalanceThresholdCentimes);
  const toggle = (name: LineName) => ({
    isOpen: values.check === name,
    onToggle: () => change({ check: values.check === name ? null : name }, { replace: true }),
  });
  return (
    <Card title={t("audit.checklist")}>
      <ul className={classes.checks}>
        <Line
          label={t("audit.departures")}
          why={t("audit.departures-why")}
          count={checklist.pendingDepartures.length}
          {...toggle("departures")}
        >
          <DeparturesTable hotelId={hotelId} stays={checklist.pendingDepartures} />
        </Line>
        <Line
          label={t("audit.arrivals")}
          why={t("audit.arrivals-why")}
          count={checklist.pendingArrivals.length}
          {...toggle("arrivals")}
        >
          <ArrivalsTable hotelId={hotelId} stays={checklist.pendingArrivals} />
        </Line>
        <Line
          label={t("audit.group-rooms")}
          why={t("audit.group-rooms-why")}
          count={countRooms(checklist)}
          isBlock={!decisions.isDecided}
          blockWord={t("audit.group-rooms-decide")}
          {...toggle("group-rooms")}
        >
          <GroupRoomDecisions
            hotelId={hotelId}
            tomorrow={addDays(checklist.businessDate, 1)}
            decisions={decisions}
          />
        </Line>
        <Line
          label={t("audit.bills")}
          why={t("audit.bills-why")}
          count={checklist.openBills.length}
          isBlock
          {...toggle("bills")}
        >
          <BillsTable hotelId={hotelId} bills={checklist.openBills} />
        </Line>
        <Line
          label={t("audit.shifts")}
          why={t("audit.shifts-why")}
          count={checklist.openShifts?.length ?? 0}
          {...toggle("shifts")}
        >
          <ShiftsTable hotelId={hotelId} shifts={checklist.openShifts ?? []} />
        </Line>
        <Line
          label={t("audit.balances")}
          why={t("audit.balances-why", { amount: threshold })}
          count={checklist.highBalances.length}
          {...toggle("balances")}
        >
          <BalancesTable hotelId={hotelId} guests={checklist.highBalances} />
        </Line>
        <Line
          label={t("audit.groups")}
          why={t("audit.groups-why", { amount: threshold })}
          count={checklist.openGroupAccounts.length}
          {...toggle("groups")}
        >
          <GroupsTable hotelId={hotelId} groups={checklist.openGroupAccounts} />
        </Line>
      </ul>
    </Card>
  );
}

function countRooms({ groupRooms = [] }: NightAuditChecklist): number {
  return groupRooms.reduce((sum, { rooms }) => sum + rooms, 0);
}

type LineProps = {
  label: string;
  /** What it means for the audit. */
  why: string;
  count: number;
  /** The day can't be closed while there is one. */
  isBlock?: boolean;
  /** What has to be done then; 'must be closed first' unless given. */
  blockWord?: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

type State = "clear" | "look" | "blocks";
const icons: Record<State, Icon> = { clear: DoneIcon, look: WarningIcon, blocks: LockedIcon };

function Line(props: LineProps) {
  const { label, why, count, isBlock = false, blockWord, isOpen, onToggle, children } = props;
  const t = useText("admin");
  const id = useId();
  const state: State = count === 0 ? "clear" : isBlock ? "blocks" : "look";
  const StateIcon = icons[state];
  const blocks = blockWord ?? t("audit.blocks");
  const word = { clear: t("audit.none"), look: t("audit.look"), blocks }[state];
  return (
    <li data-state={state} className={classes.check}>
      <button
        type="button"
        className={classes.checkHead}
        aria-expanded={isOpen && count > 0}
        aria-controls={isOpen && count > 0 ? id : undefined}
        disabled={count === 0}
        onClick={onToggle}
      >
        <StateIcon size={20} />
        <span className={classes.checkLabel}>{label}</span>
        <span className={classes.checkWord}>{word}</span>
        <strong className={classes.count}>{formatNumber(count)}</strong>
        <ExpandIcon size={18} />
      </button>
      {isOpen && count > 0 && (
        <div id={id} className={classes.checkBody}>
          <p className={classes.muted}>{why}</p>
          {children}
        </div>
      )}
    </li>
  );
}
