import type { NightlyItem } from "@funduq/shared-types/contracts/folio";
import type {
  GroupRoomDecision,
  NightAuditChecklist,
  NightAuditPreview,
} from "@funduq/shared-types/contracts/night-audit";
import { dayEnd, unassignedCharge } from "@funduq/shared-types/rules/night-audit";
import { sumCentimes } from "@funduq/shared-types/values/money";
import { Amount, Checkbox, DetailList, Name, Stack, TypedConfirm } from "@funduq/shared-ui";
import { formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { WarningIcon } from "@funduq/shared-ui/icons";
import { type ReactNode, useState } from "react";
import { AuditDate, auditDate, auditMoment } from "../../features/night-audit/audit-date.tsx";
import type { NightAudit } from "../../features/night-audit/use-night-audit.ts";
import type { RoomDecisions } from "../../features/night-audit/use-room-decisions.ts";
import { DayCount } from "./closing-series.tsx";
import classes from "./night-audit.module.css";

type Props = { audit: NightAudit; preview: NightAuditPreview; timeZone: string };

/**
 * Nobody closes a day by habit: its date has to be typed, and while the clock still shows that date it has
 * to be said that the day is over.
 */
export function ConfirmClosing({ audit, preview, timeZone }: Props) {
  const t = useText("admin");
  const [isOver, setOver] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const date = auditDate(preview.businessDate);
  const isEarly = dayEnd(preview.businessDate, preview.today) === "running";

  function confirm() {
    if (audit.isStale) return;
    if (isEarly && !isOver) setAsked(true);
    else void audit.run(preview);
  }

  return (
    <TypedConfirm
      opened
      onClose={audit.leave}
      onConfirm={confirm}
      title={t("audit.confirm-title", { date })}
      word={date}
      wordLabel={t("audit.confirm-word", { date })}
      confirmLabel={t("audit.confirm")}
    >
      <Stack>
        <DayCount audit={audit} />
        <p>{t("audit.confirm-about")}</p>
        <WhatHappens preview={preview} decisions={audit.decisions} />
        {isEarly && (
          <div className={classes.early}>
            <Checkbox
              label={t("audit.early-confirm", { date })}
              checked={isOver}
              onChange={setOver}
            />
          </div>
        )}
        {isAsked && !isOver && <Warning>{t("audit.early-missing")}</Warning>}
        <Staleness audit={audit} timeZone={timeZone} />
      </Stack>
    </TypedConfirm>
  );
}

type WhatHappensProps = { preview: NightAuditPreview; decisions: RoomDecisions };

function WhatHappens({ preview, decisions }: WhatHappensProps) {
  const t = useText("admin");
  const { totals, newBusinessDate, rooms, groupRooms = [] } = preview;
  const withDecision = (decision: GroupRoomDecision) =>
    groupRooms.filter(({ blockId }) => decisions.of(blockId) === decision);
  const charged = sumCentimes(withDecision("charge").map(unassignedCharge));
  const released = withDecision("release").reduce((sum, block) => sum + block.rooms, 0);
  const charges = rooms.flatMap((room) => room.charges);
  const count = (item: NightlyItem) => charges.filter((charge) => charge.item === item).length;
  return (
    <div className={classes.figures}>
      <DetailList
        items={[
          {
            label: t("audit.confirm-rooms", { number: formatNumber(count("room")) }),
            value: <Amount value={totals.roomCentimes} />,
          },
          {
            label: t("audit.confirm-tds", { number: formatNumber(count("tourism-tax")) }),
            value: <Amount value={totals.tdsCentimes} />,
          },
          ...(totals.tvaCentimes
            ? [
                {
                  label: t("audit.confirm-tva", { number: formatNumber(count("tva")) }),
                  value: <Amount value={totals.tvaCentimes} />,
                },
              ]
            : []),
          ...(totals.stayTaxCentimes
            ? [
                {
                  label: t("audit.confirm-stay-tax", { number: formatNumber(count("stay-tax")) }),
                  value: <Amount value={totals.stayTaxCentimes} />,
                },
              ]
            : []),
          { label: t("audit.sum-total"), value: <Amount strong value={totals.totalCentimes} /> },
          { label: t("audit.sum-no-shows"), value: formatNumber(totals.noShows) },
          ...(charged > 0
            ? [{ label: t("audit.sum-group-charged"), value: <Amount value={charged} /> }]
            : []),
          ...(released > 0
            ? [{ label: t("audit.sum-group-released"), value: formatNumber(released) }]
            : []),
          { label: t("audit.new-date"), value: <AuditDate date={newBusinessDate} /> },
        ]}
      />
    </div>
  );
}

/** What is shown is no longer so: somebody has closed the day, or something else has changed. */
function Staleness({ audit, timeZone }: { audit: NightAudit; timeZone: string }) {
  const t = useText("admin");
  if (audit.closedBefore)
    return (
      <Warning>
        <ClosedBefore last={audit.closedBefore} timeZone={timeZone} />
      </Warning>
    );
  return audit.isStale && <Warning>{t("audit.stale")}</Warning>;
}

type Last = NonNullable<NightAuditChecklist["lastClosed"]>;

function ClosedBefore({ last, timeZone }: { last: Last; timeZone: string }) {
  const t = useText("admin");
  const when = auditMoment(last.closedAt, timeZone);
  return (
    <span>
      {t("audit.last-closed", { date: auditDate(last.date), when })}
      {last.closedBy && (
        <>
          {" · "}
          <Name>{last.closedBy}</Name>
        </>
      )}
      <br />
      {t("audit.closed-before")}
    </span>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={classes.blocked}>
      <WarningIcon />
      {children}
    </p>
  );
}
