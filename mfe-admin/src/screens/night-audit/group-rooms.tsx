import type { GroupRooms } from "@funduq/shared-types/contracts/day-grid";
import {
  type GroupRoomDecision,
  groupRoomDecisionSchema,
} from "@funduq/shared-types/contracts/night-audit";
import { viewPath } from "@funduq/shared-types/rules/views";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Amount, Button, Name, Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useNavigate } from "@funduq/shared-ui/router";
import { useMay } from "@funduq/shared-ui/state";
import { auditDate } from "../../features/night-audit/audit-date.tsx";
import type { RoomDecisions } from "../../features/night-audit/use-room-decisions.ts";
import classes from "./group-rooms.module.css";

type GroupRoomDecisionsProps = {
  hotelId: HotelId;
  tomorrow: CalendarDate;
  decisions: RoomDecisions;
};

/** For each block that a group holds without a guest: what the night costs, and what becomes of it (GRP-08). */
export function GroupRoomDecisions({ hotelId, tomorrow, decisions }: GroupRoomDecisionsProps) {
  const t = useText("admin");
  const navigate = useNavigate();
  const mayOpen = useMay("groups.view");
  return (
    <ul className={classes.blocks}>
      {decisions.rooms.map((block) => (
        <li key={block.blockId} className={classes.block}>
          <div className={classes.facts}>
            <Name>{block.groupName}</Name>
            <span className={classes.muted}>
              {t("audit.group-rooms-of", {
                number: block.rooms,
                type: block.roomTypeName,
                date: auditDate(block.checkOutDate),
              })}
            </span>
            <span className={classes.muted}>
              {t("audit.group-rooms-night")} <Amount value={block.nightCentimes} />
              {block.tvaCentimes ? (
                <>
                  {" + "}
                  {t("reports.department.tva")} <Amount value={block.tvaCentimes} />
                </>
              ) : null}
            </span>
          </div>
          <Decision
            block={block}
            isLastNight={block.checkOutDate <= tomorrow}
            decisions={decisions}
          />
          {mayOpen && (
            <Button
              aria-label={t("audit.to-group-of", { group: block.groupName })}
              onClick={() =>
                void navigate(`${viewPath("dashboard", hotelId)}?group=${block.groupId}`)
              }
            >
              {t("audit.to-group")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

type DecisionProps = { block: GroupRooms; isLastNight: boolean; decisions: RoomDecisions };

/** After its last night a block holds nothing that could be kept. */
const lastDecisions = ["charge", "release"] as const;

function Decision({ block, isLastNight, decisions }: DecisionProps) {
  const t = useText("admin");
  const options = isLastNight
    ? lastDecisions.map((decision) => ({
        value: decision,
        label: t(`audit.decision-last.${decision}`),
      }))
    : groupRoomDecisionSchema.options.map((decision) => ({
        value: decision,
        label: t(`audit.decision.${decision}`),
      }));
  return (
    <Select<GroupRoomDecision | "">
      label={t("audit.decision", { type: block.roomTypeName })}
      required
      placeholder={t("audit.decision-choose")}
      value={decisions.of(block.blockId) ?? ""}
      onChange={(decision) => decision && decisions.choose(block.blockId, decision)}
      options={options}
    />
  );
}
