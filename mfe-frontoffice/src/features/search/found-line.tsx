import type { BookingStatus } from "@funduq/shared-types/contracts/booking";
import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import type {
  FoundByDesk,
  FoundGroup,
  FoundStay,
} from "@funduq/shared-types/contracts/desk-search";
import type { FolioInvoice } from "@funduq/shared-types/contracts/folio-invoice";
import { seriesText } from "@funduq/shared-types/rules/invoice-series";
import { Amount, Name, StatusBadge } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { StayDates } from "../from-to/stay-dates.tsx";
import { GroupBalance } from "../group/group-balance.tsx";
import { VipBadge } from "../guest/vip-badge.tsx";
import { ReferenceBeside } from "../reference/reference.tsx";
import classes from "./search.module.css";

/** The dot of a result: its colour and, for who sees no colours, its shape (FO-13). */
type Dot = "in-house" | "expected" | "over" | "group";

const dotOf: Partial<Record<BookingStatus, Dot>> = {
  "Checked-in": "in-house",
  Confirmed: "expected",
  Reserved: "expected",
};

/** One result: who, and 'Group Booking' or 'Room N | checkIn → checkOut'. */
export function FoundLine({ found }: { found: FoundByDesk }) {
  return found.kind === "group" ? <GroupLine group={found} /> : <StayLine stay={found} />;
}

/** A room of the board: who has it, or how clean it is. */
export function RoomLine({ room: { number, bookings, housekeepingStatus } }: { room: GridRoom }) {
  const t = useText("frontoffice");
  const [first] = bookings;
  return (
    <span className={classes.found}>
      <span className={classes.dot} />
      <span className={classes.who}>
        <bdi>{t("palette.room", { number })}</bdi>
        {first && (
          <span className={classes.facts}>
            <Name>{first.guestName}</Name>
            <VipBadge isVip={first.isVip} />
          </span>
        )}
      </span>
      <StatusBadge status={first?.status ?? housekeepingStatus} />
    </span>
  );
}

/** An invoice or a credit note: its number, to whom, of which day and over how much. */
export function DocumentLine({ document }: { document: FolioInvoice }) {
  const t = useText("frontoffice");
  const { kind, buyerName, businessDate, grandTotalCentimes } = document;
  return (
    <span className={classes.found}>
      <span className={classes.dot} />
      <span className={classes.who}>
        <Name>{buyerName}</Name>
        <span className={classes.facts}>
          {t(`search.document.${kind}`)} <bdi dir="ltr">{seriesText(document)}</bdi>
          {" · "}
          <bdi dir="ltr">{formatDateShort(businessDate)}</bdi>
        </span>
      </span>
      <Amount value={grandTotalCentimes} />
    </span>
  );
}

function GroupLine({ group }: { group: FoundGroup }) {
  const t = useText("frontoffice");
  const { name, isCancelled, checkInDate, checkOutDate, accountCentimes } = group;
  return (
    <span className={classes.found}>
      <span className={classes.dot} data-dot="group" />
      <span className={classes.who}>
        <Name>{name}</Name>
        <span className={classes.facts}>
          {t("search.group")}
          <ReferenceBeside reference={group.reference} />
          {checkInDate && checkOutDate && (
            <>
              {" · "}
              <StayDates from={checkInDate} to={checkOutDate} format={formatDateShort} />
            </>
          )}
        </span>
        <GroupBalance
          accountCentimes={accountCentimes}
          isCancelled={isCancelled}
          checkOutDate={checkOutDate}
        />
      </span>
      {isCancelled && <StatusBadge status="Cancelled" />}
    </span>
  );
}

function StayLine({ stay }: { stay: FoundStay }) {
  const t = useText("frontoffice");
  return (
    <span className={classes.found}>
      <span className={classes.dot} data-dot={dotOf[stay.status] ?? "over"} />
      <span className={classes.who}>
        <span>
          <Name>{stay.guestName}</Name>
          <VipBadge isVip={stay.isVip} />
        </span>
        <span className={classes.facts}>
          {t("search.room", { number: stay.roomNumber })}{" "}
          <StayDates from={stay.checkInDate} to={stay.checkOutDate} format={formatDateShort} />
          <ReferenceBeside reference={stay.reference} />
        </span>
      </span>
      <StatusBadge status={stay.status} />
    </span>
  );
}
