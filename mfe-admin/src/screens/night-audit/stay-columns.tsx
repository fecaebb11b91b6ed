import { Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { Column } from "@funduq/shared-ui/table";
import { useMemo } from "react";

/** More rows than this scroll inside their table, and only those on the screen are drawn. */
const ROWS_SHOWN = 12;

export const heightOf = (rows: number) => (rows > ROWS_SHOWN ? { height: "28rem" } : {});

/** Rooms as people count them: 9 before 10, 101 before 1001. */
export const roomOrder = (number: string) => number.padStart(16, "0");

/** The room, which names the row, and who has it. */
export function useGuestColumns<Row extends { roomNumber: string; guestName: string }>() {
  const t = useText("admin");
  return useMemo(
    (): Column<Row>[] => [
      {
        id: "room",
        header: t("audit.room"),
        sortBy: ({ roomNumber }) => roomOrder(roomNumber),
        textOf: ({ roomNumber }) => roomNumber,
        cell: ({ roomNumber }) => (
          <strong>
            <bdi>{roomNumber}</bdi>
          </strong>
        ),
      },
      {
        id: "guest",
        header: t("audit.guest"),
        sortBy: ({ guestName }) => guestName.toLocaleLowerCase(),
        cell: ({ guestName }) => <Name>{guestName || "–"}</Name>,
      },
    ],
    [t],
  );
}
