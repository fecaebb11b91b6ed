import type { JournalLine } from "@funduq/shared-types/contracts/report-journal";
import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { lineWord } from "@funduq/shared-types/reports/journal-sheets";
import { referenceText } from "@funduq/shared-types/rules/reference";
import { Amount, Button, EmptyState, InlineError, Name } from "@funduq/shared-ui";
import { formatDateShort, formatTime } from "@funduq/shared-ui/format";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { ReportsIcon } from "@funduq/shared-ui/icons";
import { useNavigate } from "@funduq/shared-ui/router";
import { useMay } from "@funduq/shared-ui/state";
import { type Column, DataTable } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import { reportText } from "../../features/reports/report-text.ts";
import type { useJournal } from "../../features/reports/use-journal.ts";
import { addressOfRow } from "../../features/reports/use-sheet-addresses.ts";
import classes from "./reports.module.css";

type JournalLinesProps = { hotel: HotelMembership; list: ReturnType<typeof useJournal> };

/** The lines that were read so far, and the way to the next ones. */
export function JournalLines({ hotel, list }: JournalLinesProps) {
  const t = useText("admin");
  const columns = useColumns(hotel.timeZone);
  const open = useOpenOwner(hotel);
  const { journal, failure } = list;
  return (
    <>
      <DataTable
        label={t("reports.journal")}
        columns={columns}
        rows={journal?.lines}
        rowKey={({ id }) => id}
        failure={journal === undefined ? failure : undefined}
        errorMessage={t("reports.load-failed")}
        onRetry={list.readAgain}
        onOpen={open}
        phone="cards"
        empty={<EmptyState icon={ReportsIcon} message={t("reports.no-lines")} />}
      />
      {list.hasMore && (
        <div className={classes.more}>
          {failure && (
            <InlineError
              failure={failure}
              message={t("reports.more-failed", { reason: errorText(failure) })}
            />
          )}
          <Button
            saving={list.isReadingMore}
            savingText={t("reports.loading")}
            onClick={list.readMore}
          >
            {t("reports.more-lines")}
          </Button>
        </div>
      )}
    </>
  );
}

/** The folios of a stay, or the account of a group; a line of anything else leads nowhere. */
function useOpenOwner({ hotelId }: HotelMembership) {
  const navigate = useNavigate();
  const mayOpen = useMay("front-desk.view");
  if (!mayOpen) return undefined;
  return ({ bookingId, groupId }: JournalLine) => {
    if (bookingId) void navigate(addressOfRow(hotelId, { bookingId }));
    else if (groupId) void navigate(addressOfRow(hotelId, { groupId }));
  };
}

function useColumns(timeZone: string): Column<JournalLine>[] {
  const t = useText("admin");
  return useMemo(
    () => [
      {
        id: "at",
        header: t("reports.column.day"),
        cell: ({ businessDate, at }) => (
          <bdi className={classes.at}>
            {formatDateShort(businessDate)} {formatTime(at, timeZone)}
          </bdi>
        ),
      },
      {
        id: "holder",
        header: t("reports.holder"),
        cell: ({ roomNumber, holder, bookingReference }) => (
          <span>
            {roomNumber && (
              <>
                <bdi>{roomNumber}</bdi> ·{" "}
              </>
            )}
            <Name>{holder}</Name>
            {bookingReference && (
              <span className={classes.detail}>
                <bdi dir="ltr">{referenceText(bookingReference)}</bdi>
              </span>
            )}
          </span>
        ),
      },
      {
        id: "what",
        header: t("reports.what"),
        cell: (line) => (
          <span>
            {lineWord(line, reportText(t))}
            <span className={classes.detail}>
              {line.reversalReason === null
                ? line.description
                : t("reports.reversed-because", { reason: line.reversalReason })}
            </span>
          </span>
        ),
      },
      { id: "reference", header: t("reports.reference"), cell: ({ reference }) => reference },
      {
        id: "user",
        header: t("reports.user"),
        cell: ({ userName }) =>
          userName === null ? t("reports.no-user") : <Name>{userName}</Name>,
      },
      money("debit", t("reports.debit"), (line) => line.debitCentimes),
      money("credit", t("reports.credit"), (line) => line.creditCentimes),
    ],
    [t, timeZone],
  );
}

function money(
  id: string,
  header: string,
  of: (line: JournalLine) => JournalLine["debitCentimes"],
): Column<JournalLine> {
  return {
    id,
    header,
    align: "end",
    cell: (line) => of(line) > 0 && <Amount value={of(line)} />,
  };
}
