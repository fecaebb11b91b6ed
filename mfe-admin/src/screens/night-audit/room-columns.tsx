import type { NightlyLine } from "@funduq/shared-types/contracts/folio";
import type { AuditRoom } from "@funduq/shared-types/contracts/night-audit";
import { Amount, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { Column } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import classes from "./night-audit.module.css";
import { useGuestColumns } from "./stay-columns.tsx";

/** What the night posts on a stay: a column for each line, whose folios, and the sum. */
export function useRoomColumns(): Column<AuditRoom>[] {
  const t = useText("admin");
  const guests = useGuestColumns<AuditRoom>();
  return useMemo(
    () => [
      ...guests,
      {
        id: "folio",
        header: t("audit.posted-to"),
        sortBy: foliosOf,
        cell: (room) => <Folios room={room} />,
      },
      amount("room-charge", t("audit.room-charge"), (room) => sumOf(room, "room")),
      amount("tds", t("audit.tds"), (room) => sumOf(room, "tds")),
      amount("total", t("audit.total"), (room) => sumOf(room)),
    ],
    [t, guests],
  );
}

type Sum = (room: AuditRoom) => number;

const amount = (id: string, header: string, sum: Sum): Column<AuditRoom> => ({
  ...{ id, header, align: "end", sortBy: sum },
  cell: (room) => <Amount value={sum(room)} />,
  footer: (rooms) => <Amount strong value={rooms.reduce((total, room) => total + sum(room), 0)} />,
});

function sumOf({ charges }: AuditRoom, line?: NightlyLine): number {
  return charges
    .filter((charge) => line === undefined || charge.line === line)
    .reduce((total, { amountCentimes }) => total + amountCentimes, 0);
}

const namesOf = ({ charges }: AuditRoom) => [...new Set(charges.map(({ folioName }) => folioName))];
const foliosOf = (room: AuditRoom) => namesOf(room).join(" ");

/** Which folios take it; where there are two, what each takes. */
function Folios({ room }: { room: AuditRoom }) {
  const t = useText("admin");
  const names = namesOf(room);
  return (
    <span className={classes.folios}>
      {names.map((name) => (
        <span key={name}>
          <Name>{name}</Name>
          {names.length > 1 && (
            <>
              {" "}
              <Amount value={sumOn(room, name)} />
            </>
          )}
        </span>
      ))}
      {names.length === 0 && <em>{t("audit.charged-already")}</em>}
      {room.isOverdue && <em className={classes.overdue}>{t("audit.overdue")}</em>}
    </span>
  );
}

function sumOn({ charges }: AuditRoom, name: string): number {
  return charges
    .filter(({ folioName }) => folioName === name)
    .reduce((total, { amountCentimes }) => total + amountCentimes, 0);
}
