import {
  type AuditGroupRooms,
  type GroupRoomFate,
  groupRoomFateSchema,
} from "@funduq/shared-types/contracts/night-audit";
import { viewPath } from "@funduq/shared-types/rules/views";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Amount, Button, Name, Select } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useNavigate } from "@funduq/shared-ui/router";
import type { RoomFates } from "../../features/night-audit/use-room-fates.ts";
import classes from "./group-rooms.module.css";

type GroupRoomsProps = { hotelId: HotelId; tomorrow: CalendarDate; fates: RoomFates };

/** For each block that a group holds without a guest: what the night costs, and what becomes of it (GRP-08). */
export function GroupRooms({ hotelId, tomorrow, fates }: GroupRoomsProps) {
  const t = useText("admin");
  const navigate = useNavigate();
  return (
    <ul className={classes.blocks}>
      {fates.held.map((block) => (
        <li key={block.blockId} className={classes.block}>
          <div className={classes.facts}>
            <Name>{block.groupName}</Name>
            <span className={classes.muted}>
              {t("audit.group-rooms-of", {
                number: block.rooms,
                type: block.roomTypeName,
                date: formatDateShort(block.checkOutDate),
              })}
            </span>
            <span className={classes.muted}>
              {t("audit.group-rooms-night")} <Amount value={block.nightCentimes} />
            </span>
          </div>
          <Fate block={block} isLastNight={block.checkOutDate <= tomorrow} fates={fates} />
          <Button
            aria-label={t("audit.to-group-of", { group: block.groupName })}
            onClick={() =>
              void navigate(`${viewPath("dashboard", hotelId)}?group=${block.groupId}`)
            }
          >
            {t("audit.to-group")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type FateProps = { block: AuditGroupRooms; isLastNight: boolean; fates: RoomFates };

/** After its last night a block holds nothing that could be kept. */
const lastFates = ["charge", "release"] as const;

function Fate({ block, isLastNight, fates }: FateProps) {
  const t = useText("admin");
  const options = isLastNight
    ? lastFates.map((fate) => ({ value: fate, label: t(`audit.fate-last.${fate}`) }))
    : groupRoomFateSchema.options.map((fate) => ({ value: fate, label: t(`audit.fate.${fate}`) }));
  return (
    <Select<GroupRoomFate | "">
      label={t("audit.fate", { type: block.roomTypeName })}
      required
      placeholder={t("audit.fate-choose")}
      value={fates.of(block.blockId) ?? ""}
      onChange={(fate) => fate && fates.choose(block.blockId, fate)}
      options={options}
    />
  );
}
