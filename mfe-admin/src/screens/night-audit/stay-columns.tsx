import { referenceText } from "@funduq/shared-types/rules/reference";
import { Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { Column } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import { PHONE, useNarrowScreen } from "../../features/layout/use-narrow-screen.ts";
import classes from "./night-audit.module.css";

/** More rows than this scroll inside their table, and only those on the screen are drawn. */
export const ROWS_SHOWN = 12;

/** On a phone nothing scrolls inside a page that scrolls: the list grows. */
export function useHeightOf(rows: number): { height?: string } {
  const isPhone = useNarrowScreen(PHONE);
  return rows > ROWS_SHOWN && !isPhone ? { height: "28rem" } : {};
}

/** Rooms as people count them: 9 before 10, 101 before 1001. */
export const roomOrder = (number: string) => number.padStart(16, "0");

type GuestColumns = { opens?: boolean };
type Guest = {
  roomNumber: string;
  guestName: string;
  reference?: string | undefined;
  isOverdue?: boolean;
};

/** The room, which names the row, and who has it; marked where the row opens the stay. */
export function useGuestColumns<Row extends Guest>({ opens = false }: GuestColumns = {}) {
  const t = useText("admin");
  return useMemo(
    (): Column<Row>[] => [
      {
        id: "room",
        header: t("audit.room"),
        sortBy: ({ roomNumber }) => roomOrder(roomNumber),
        textOf: ({ roomNumber }) => roomNumber,
        cell: ({ roomNumber }) => (
          <strong className={opens ? classes.opens : undefined}>
            <bdi>{roomNumber}</bdi>
          </strong>
        ),
      },
      {
        id: "guest",
        header: t("audit.guest"),
        sortBy: ({ guestName }) => guestName.toLocaleLowerCase(),
        cell: ({ guestName, reference, isOverdue }) => (
          <span className={classes.lines}>
            <Name>{guestName || "–"}</Name>
            {reference && (
              <bdi dir="ltr" className={classes.reference}>
                {referenceText(reference)}
              </bdi>
            )}
            {isOverdue && <em className={classes.overdue}>{t("audit.overdue")}</em>}
          </span>
        ),
      },
    ],
    [t, opens],
  );
}
