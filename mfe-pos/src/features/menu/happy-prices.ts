import type { ChosenModifier } from "@funduq/shared-types/contracts/pos-bill";
import type { HappyHour } from "@funduq/shared-types/contracts/pos-happy-hour";
import type { PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import {
  type HappyPrice,
  happyHoursAt,
  lowestPrice,
  menuPriceOf,
} from "@funduq/shared-types/rules/happy-hour";
import { hotelTimeOf } from "@funduq/shared-types/values/date-in-zone";
import type { PosItemId } from "@funduq/shared-types/values/ids";
import { serverTime } from "@funduq/shared-ui/state";
import { useMemo, useSyncExternalStore } from "react";

type Priced = Pick<PosMenu, "happyHours" | "timeZone">;

const MINUTE_MS = 60_000;
const NONE: HappyHour[] = [];

/** Calls at the beginning of each minute of the server's clock, and when the page is looked at again: timers of a hidden page are late. */
function onMinutes(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (serverTime().getTime() % MINUTE_MS));
  };
  const tick = () => {
    listener();
    wait();
  };
  wait();
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}

/** The menu's happy hours that are on now. Renders again only when that changes, at the minute in which it does, without a network too. */
export function useHappyHours({ happyHours = NONE, timeZone }: Priced): readonly HappyHour[] {
  const ids = useSyncExternalStore(onMinutes, () => {
    if (!timeZone || happyHours.length === 0) return "";
    const on = happyHoursAt(happyHours, hotelTimeOf(serverTime(), timeZone));
    return on.map(({ id }) => id).join();
  });
  return useMemo(
    () => happyHours.filter(({ id }) => ids.split(",").includes(id)),
    [happyHours, ids],
  );
}

export type HappyPrices = ReadonlyMap<PosItemId, HappyPrice>;

/** What items cost in the happy hours that are on; an item that costs what it always costs is not among them. */
export function happyPrices(
  items: readonly PosItem[],
  happyHours: readonly HappyHour[],
): HappyPrices {
  return new Map(
    items.flatMap((item): [PosItemId, HappyPrice][] => {
      const happy = lowestPrice(item, happyHours);
      return happy ? [[item.id, happy]] : [];
    }),
  );
}

/** What one of an item costs with its options when it is tapped, and in which happy hour. */
export function priceAt(
  at: Date,
  { happyHours = NONE, timeZone = "UTC" }: Priced,
  item: PosItem,
  modifiers: readonly ChosenModifier[],
) {
  return menuPriceOf(item, modifiers, { happyHours, time: hotelTimeOf(at, timeZone) });
}
