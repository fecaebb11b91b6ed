import type { NightlyItem } from "@funduq/shared-types/contracts/folio";
import type { AuditRoom } from "@funduq/shared-types/contracts/night-audit";
import { PERSONAL_FOLIO_NAME } from "@funduq/shared-types/rules/folio";
import { Amount, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { Column } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import classes from "./night-audit.module.css";
import { useGuestColumns } from "./stay-columns.tsx";

/**
 * What the night posts on a stay: a column for each line, whose folios, and the sum. TVA and the stay tax have theirs only
 * where the hotel adds them to folios.
 */
export function useRoomColumns(rooms: readonly AuditRoom[]): Column<AuditRoom>[] {
  const t = useText("admin");
  const guests = useGuestColumns<AuditRoom>();
  const personal = t("audit.personal");
  const hasTva = isCharged(rooms, "tva");
  const hasStayTax = isCharged(rooms, "stay-tax");
  return useMemo(
    () => [
      ...guests,
      {
        id: "folio",
        header: t("audit.posted-to"),
        sortBy: (room) =>
          shares(room, personal)
            .map(({ name }) => name)
            .join(" "),
        cell: (room) => <Folios room={room} personal={personal} />,
      },
      amount("room-charge", t("audit.room-charge"), (room) => sumOf(room, "room")),
      ...(hasTva ? [amount("tva", t("reports.department.tva"), (room) => sumOf(room, "tva"))] : []),
      amount("tds", t("audit.tds"), (room) => sumOf(room, "tourism-tax")),
      ...(hasStayTax
        ? [amount("stay-tax", t("reports.department.stay-tax"), (room) => sumOf(room, "stay-tax"))]
        : []),
      amount("total", t("audit.total"), (room) => sumOf(room)),
    ],
    [t, guests, personal, hasTva, hasStayTax],
  );
}

function isCharged(rooms: readonly AuditRoom[], item: NightlyItem): boolean {
  return rooms.some(({ charges }) => charges.some((charge) => charge.item === item));
}

type Sum = (room: AuditRoom) => number;

const amount = (id: string, header: string, sum: Sum): Column<AuditRoom> => ({
  id,
  header,
  align: "end",
  sortBy: sum,
  cell: (room) => <Amount value={sum(room)} />,
  footer: (rooms) => <Amount strong value={rooms.reduce((total, room) => total + sum(room), 0)} />,
});

function sumOf({ charges }: AuditRoom, item?: NightlyItem): number {
  return charges
    .filter((charge) => item === undefined || charge.item === item)
    .reduce((total, { amountCentimes }) => total + amountCentimes, 0);
}

type Share = { folioId: string; name: string; sum: number };

/** What each folio takes; the guest's own is called so in every language. */
function shares({ charges }: AuditRoom, personal: string): Share[] {
  const byFolio = new Map<string, Share>();
  for (const { folioId, folioName, payer, amountCentimes } of charges) {
    const name = payer === "Guest" && folioName === PERSONAL_FOLIO_NAME ? personal : folioName;
    const sum = (byFolio.get(folioId)?.sum ?? 0) + amountCentimes;
    byFolio.set(folioId, { folioId, name, sum });
  }
  return [...byFolio.values()];
}

/** Which folios take it; where there are two, what each takes. */
function Folios({ room, personal }: { room: AuditRoom; personal: string }) {
  const t = useText("admin");
  const folios = shares(room, personal);
  return (
    <span className={classes.lines}>
      {folios.map(({ folioId, name, sum }) => (
        <span key={folioId}>
          <Name>{name}</Name>
          {folios.length > 1 && (
            <>
              {" "}
              <Amount value={sum} />
            </>
          )}
        </span>
      ))}
      {folios.length === 0 && <em>{t("audit.charged-already")}</em>}
    </span>
  );
}
