import type { AlternativeRoom } from "@funduq/shared-types/contracts/availability";
import { totalOfTaxes } from "@funduq/shared-types/rules/added-tax";
import type { NightSpan } from "@funduq/shared-types/rules/night-span";
import {
  nightsOf,
  stayTaxesOnTop,
  stayTotal,
  stayTotalWithTaxes,
} from "@funduq/shared-types/rules/stay";
import type { NightTaxes } from "@funduq/shared-types/rules/tax";
import type { RoomId } from "@funduq/shared-types/values/ids";
import { Amount, Badge, Button, Name } from "@funduq/shared-ui";
import { formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon } from "@funduq/shared-ui/icons";
import { rateLabel } from "../rate/rate-label.ts";
import { withTaxesText } from "../rate/with-taxes-text.ts";
import classes from "./availability.module.css";
import { Readiness } from "./readiness.tsx";
import { sellable } from "./sellable.ts";

type PricedTypeProps = {
  /** Free rooms of one type, which all cost the same. */
  rooms: readonly AlternativeRoom[];
  span: NightSpan;
  /** The taxes that are charged beside each night. */
  tax: NightTaxes;
  /** Who pays stay tax. */
  adults: number;
  forTonight: boolean;
  onBook: (roomId: RoomId) => void;
};

/** What a type costs for the stay, and its free rooms. */
export function PricedType({ rooms, span, tax, adults, forTonight, onBook }: PricedTypeProps) {
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
        <Price room={first} span={span} tax={tax} adults={adults} />
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

type PriceProps = Pick<PricedTypeProps, "span" | "tax" | "adults"> & { room: AlternativeRoom };

function Price({ room, span, tax, adults }: PriceProps) {
  const t = useText("frontoffice");
  const { rateCentimes, ratePlan, roomTypeName } = room;
  if (rateCentimes === 0) return <span className={classes.muted}>{t("results.no-rate")}</span>;
  const nights = nightsOf(span).length;
  const total = stayTotal(rateCentimes, nights);
  const taxes = stayTaxesOnTop({ rateCentimes, adults }, span, tax);
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
        {totalOfTaxes(taxes) > 0 && (
          <>
            {" "}
            · <Amount value={stayTotalWithTaxes({ rateCentimes, adults }, span, tax)} />{" "}
            {withTaxesText(taxes, t)}
          </>
        )}
      </span>
    </span>
  );
}
