import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { Amount, DetailList, Name, StatusBadge } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { StayDates } from "../from-to/stay-dates.tsx";
import { VipBadge } from "../guest/vip-badge.tsx";
import { useReferenceFact } from "../reference/reference.tsx";
import { CompanyOfStay } from "./company-of-stay.tsx";
import { useLeftToPay } from "./left-to-pay.tsx";
import classes from "./stay.module.css";
import { useTaxFacts } from "./tax-facts.tsx";

type CheckInFactsProps = { booking: Booking; room: GridRoom | undefined };

/** What the desk tells an arriving guest, and looks at before handing over the key. */
export function CheckInFacts({ booking, room }: CheckInFactsProps) {
  const t = useText("frontoffice");
  const left = useLeftToPay(booking);
  const taxes = useTaxFacts(booking);
  const reference = useReferenceFact(booking.reference);
  const { adults, children, company, nights, comments } = booking;
  const vips = booking.guests.filter(({ isVip }) => isVip);
  const party = [
    t("stay.adults", { count: adults }),
    ...(children > 0 ? [t("stay.children", { count: children })] : []),
  ];
  return (
    <DetailList
      items={[
        ...reference,
        ...(vips.length > 0
          ? [
              {
                label: t("vip"),
                value: vips.map(({ guestId, fullName }) => (
                  <div key={guestId}>
                    <Name>{fullName}</Name>
                    <VipBadge isVip />
                  </div>
                )),
              },
            ]
          : []),
        {
          label: t("stay.room"),
          value: (
            <span className={classes.badges}>
              {booking.roomNumber} · {booking.roomTypeName}
              {room && <StatusBadge status={room.housekeepingStatus} />}
            </span>
          ),
        },
        {
          label: t("stay.dates"),
          value: (
            <>
              <StayDates
                from={booking.checkInDate}
                to={booking.checkOutDate}
                format={formatDateShort}
              />{" "}
              <span className={classes.whole}>({t("booking.nights", { count: nights })})</span>
            </>
          ),
        },
        { label: t("stay.party"), value: party.join(" · ") },
        {
          label: t("stay.total"),
          value: (
            <>
              <Amount value={booking.totalCentimes} strong /> (
              <Amount value={booking.rateCentimes} /> {t("check-in.per-night")})
            </>
          ),
        },
        ...taxes,
        { label: t("check-in.balance"), value: <Balance booking={booking} /> },
        ...left,
        ...(company
          ? [
              {
                label: t("stay.company"),
                value: <CompanyOfStay company={company} booking={booking} />,
              },
            ]
          : []),
        ...(comments
          ? [{ label: t("stay.comments"), value: <p className={classes.comments}>{comments}</p> }]
          : []),
      ]}
    />
  );
}

/** What is open on the stay's folios together; what was paid ahead is said as that. */
function Balance({ booking }: { booking: Booking }) {
  const t = useText("frontoffice");
  const open = booking.folios.reduce((sum, folio) => sum + folioBalance(folio), 0);
  if (open >= 0) return <Amount value={open} />;
  return (
    <>
      {t("check-in.paid-ahead")} <Amount value={-open} />
    </>
  );
}
