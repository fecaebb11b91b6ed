import type { AlternativeRoom } from "@funduq/shared-types/contracts/availability";
import type { NightSpan } from "@funduq/shared-types/rules/night-span";
import { nightsOf, stayTds, stayTotal, stayTotalWithTds } from "@funduq/shared-types/rules/stay";
import type { TourismTax } from "@funduq/shared-types/rules/tax";
import type { RoomId } from "@funduq/shared-types/values/ids";
import { Amount, Badge, Button, Name } from "@funduq/shared-ui";
import { formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon } from "@funduq/shared-ui/icons";
import { rateLabel } from "../rate/rate-label.ts";
import classes from "./availability.module.css";
import { Readiness } from "./readiness.tsx";
import { sellable } from "./sellable.ts";

type PricedTypeProps = {
  /** Free rooms of one type, which all cost the same. */
  rooms: readonly AlternativeRoom[];
  span: NightSpan;
  /** The tourism tax that is charged beside each night. */
  tax: TourismTax;
  forTonight: boolean;
  onBook: (roomId: RoomId) => void;
};

/** What a type costs for the stay, and its free rooms. */
export function PricedType({ rooms, span, tax, forTonight, onBook }: PricedTypeProps) {
  const t = useText("frontoffice");
  const [first] = rooms;
  if (!first) return null;
  const left = sellable(rooms);
  return (
    <section className={classes.type}>
      <header className={classes.typeHead}>
        <h3>
          <Name>{first.roomTypeName}</Name> <Badge>{left}</Badge>
          {left < rooms.length && (
            <span className={classes.held}>
              {t("results.held-for-groups", { left: formatNumber(left) })}
            </span>
          )}
        </h3>
        <Price room={first} span={span} tax={tax} />
      </header>
      <ul className={classes.rooms}>
        {rooms.map((room) => (
          <li key={room.id} className={classes.room}>
            <span className={classes.place}>
              <bdi className={classes.number}>{room.number}</bdi>
              <span className={classes.muted}>{t("floor.title", { name: room.floorName })}</span>
            </span>
            {forTonight && <Readiness room={room} />}
            <Button
              icon={AddIcon}
              aria-label={t("action.of", {
                action: t("action.new-booking"),
                number: room.number,
              })}
              onClick={() => onBook(room.id)}
            >
              {t("action.new-booking")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PriceProps = Pick<PricedTypeProps, "span" | "tax"> & { room: AlternativeRoom };

function Price({ room, span, tax }: PriceProps) {
  const t = useText("frontoffice");
  const { rateCentimes, ratePlan, roomTypeName } = room;
  if (rateCentimes === 0) return <span className={classes.muted}>{t("results.no-rate")}</span>;
  const nights = nightsOf(span).length;
  const total = stayTotal(rateCentimes, nights);
  return (
    <span className={classes.price}>
      <Amount value={rateCentimes} strong /> {t("results.per-night")}
      <span className={classes.muted}>
        {rateLabel(ratePlan, roomTypeName, t)} · {t("results.nights", { count: nights })}
        {nights > 1 && (
          <>
            {" "}
            · <Amount value={total} />
          </>
        )}
        {stayTds(rateCentimes, span, tax) > 0 && (
          <>
            {" "}
            · <Amount value={stayTotalWithTds(rateCentimes, span, tax)} /> {t("booking.with-tds")}
          </>
        )}
      </span>
    </span>
  );
}
