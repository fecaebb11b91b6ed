import type { AlternativeRoom, Alternatives } from "@funduq/shared-types/contracts/availability";
import type { RoomType } from "@funduq/shared-types/contracts/room";
import { agreedAdults } from "@funduq/shared-types/rules/group";
import type { NightTaxes } from "@funduq/shared-types/rules/tax";
import type { HotelId, RoomId } from "@funduq/shared-types/values/ids";
import { Button, EmptyState, Name, QueryView, Select, Skeleton } from "@funduq/shared-ui";
import { formatDate, formatList } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { CalendarIcon, HotelIcon } from "@funduq/shared-ui/icons";
import { skipToken } from "@funduq/shared-ui/state";
import { StayDates } from "../from-to/stay-dates.tsx";
import { useListPricedRoomsQuery } from "./availability.endpoints.ts";
import classes from "./availability.module.css";
import type { AvailabilitySearch } from "./availability-search.ts";
import { PricedType } from "./priced-type.tsx";
import { byType, countSellable } from "./sellable.ts";

type AvailabilityResultsProps = {
  hotelId: HotelId;
  roomTypes: readonly RoomType[];
  search: AvailabilitySearch;
  /** Rooms for tonight say whether they are ready. */
  forTonight: boolean;
  onSearch: (search: AvailabilitySearch) => void;
  onBook: (roomId: RoomId) => void;
  onClear: () => void;
};

const MOST_PERSONS = 13;

/** The rooms that are free for the whole stay, by type, with their prices (FO-09). */
export function AvailabilityResults(props: AvailabilityResultsProps) {
  const { hotelId, roomTypes, search, onSearch, onClear } = props;
  const t = useText("frontoffice");
  const { from: checkIn, to: checkOut, guests, types } = search;
  const [first] = types.length > 0 ? types : roomTypes.map(({ id }) => id);
  const query = useListPricedRoomsQuery(
    first ? { hotelId, checkIn, checkOut, guests, roomTypeId: first } : skipToken,
  );
  const found = query.currentData && wanted(query.currentData, search);
  return (
    <section className={classes.results} aria-label={t("results.title")}>
      <header className={classes.resultsHead}>
        <Title search={search} roomTypes={roomTypes} count={found && countSellable(found)} />
        <Select
          label={t("results.persons")}
          value={String(guests)}
          onChange={(persons) => onSearch({ ...search, guests: Number(persons) })}
          options={Array.from({ length: MOST_PERSONS }, (_, index) => {
            const persons = String(index + 1);
            return { value: persons, label: persons };
          })}
        />
        <Button icon={CalendarIcon} onClick={onClear}>
          {t("results.clear")}
        </Button>
      </header>
      <QueryView
        query={{ ...query, data: query.currentData }}
        skeleton={<Skeleton rows={5} />}
        errorMessage={t("results.failed")}
        isEmpty={(data) => wanted(data, search).length === 0}
        empty={<EmptyState icon={HotelIcon} message={t("results.none")} />}
      >
        {(data) => <Types {...props} rooms={wanted(data, search)} tax={data} />}
      </QueryView>
    </section>
  );
}

function wanted({ rooms }: Alternatives, { types }: AvailabilitySearch): AlternativeRoom[] {
  return rooms.filter(({ roomTypeId }) => types.length === 0 || types.includes(roomTypeId));
}

type TitleProps = Pick<AvailabilityResultsProps, "search" | "roomTypes"> & {
  count: number | undefined;
};

/** Which types, between which days, how many. */
function Title({ search: { types, from, to }, roomTypes, count }: TitleProps) {
  const t = useText("frontoffice");
  const names = roomTypes.filter(({ id }) => types.includes(id)).map(({ name }) => name);
  return (
    <h2 className={classes.resultsTitle} aria-live="polite">
      <Name>{names.length > 0 ? formatList(names) : t("results.all-types")}</Name>
      <Dot />
      <span className={classes.fact}>
        <StayDates from={from} to={to} format={formatDate} />
      </span>
      {count !== undefined && (
        <>
          <Dot />
          <span className={classes.fact}>{t("results.count", { count })}</span>
        </>
      )}
    </h2>
  );
}

/** On a phone each fact has a line of its own instead. */
function Dot() {
  return <span className={classes.dot}> · </span>;
}

type TypesProps = AvailabilityResultsProps & {
  rooms: readonly AlternativeRoom[];
  tax: NightTaxes;
};

function Types({ rooms, tax, search, forTonight, onBook }: TypesProps) {
  return [...byType(rooms)].map(([typeId, ofType]) => (
    <PricedType
      key={typeId}
      rooms={ofType}
      span={search}
      tax={tax}
      adults={agreedAdults({ persons: search.guests })}
      forTonight={forTonight}
      onBook={onBook}
    />
  ));
}
