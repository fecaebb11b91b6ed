import type { BillRef } from "@funduq/shared-types/contracts/pos-bill";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { type Dispatch, onWorkForgotten, type Store, useDispatch } from "@funduq/shared-ui/state";
import { useSyncExternalStore } from "react";
import { tillTurns } from "../turns/till-turns.ts";
import { billsEndpoints } from "./bills.endpoints.ts";
import { BillOutbox } from "./outbox.ts";

const { listOpenBills, doBillOperations } = billsEndpoints.endpoints;
const outboxes = new WeakMap<Dispatch, BillOutbox>();

/** The outbox of this page: it outlives the screen, so that nothing on its way is lost by leaving it. */
export function useBillOutbox(): BillOutbox {
  const dispatch = useDispatch();
  const known = outboxes.get(dispatch);
  if (known) return known;
  const outbox = new BillOutbox({
    send: (ref, pending, origin) => {
      const operations = pending.map(({ operation }) => operation);
      return dispatch(doBillOperations.initiate({ ...ref, ...origin, operations }));
    },
    listed: (ref) => listedBill(dispatch(stateNow), ref),
    person: () => personAtTill(dispatch(stateNow)),
    maySend: ({ hotelId }) => maySend(dispatch(stateNow), hotelId),
  });
  onWorkForgotten(() => outbox.forgetAnswers());
  outboxes.set(dispatch, outbox);
  return outbox;
}

type State = ReturnType<Store["getState"]>;

const stateNow = (_: Dispatch, getState: () => State) => getState();

function personAtTill({ session: { session, hotelId } }: State): UserId | undefined {
  const turn = hotelId ? tillTurns.stateOf(hotelId).turn : undefined;
  return turn?.userId ?? session?.user.id;
}

function maySend({ session: { session } }: State, hotelId: HotelId): boolean {
  const isHere = session?.hotels.some((hotel) => hotel.hotelId === hotelId) ?? false;
  return isHere && !tillTurns.isLocked(hotelId, session?.user.id);
}

function listedBill(state: State, { hotelId, restaurantId, billId }: BillRef) {
  const { data } = listOpenBills.select({ hotelId, restaurantId })(state);
  return data?.find(({ id }) => id === billId);
}

export function useBillStates(outbox: BillOutbox) {
  return useSyncExternalStore(outbox.subscribe, outbox.states);
}
