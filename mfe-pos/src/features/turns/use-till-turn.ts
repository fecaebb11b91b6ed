import type { TillAction, TillPerson } from "@funduq/shared-types/contracts/till-turn";
import type { UserId } from "@funduq/shared-types/values/ids";
import {
  skipToken,
  useAsOf,
  useHotel,
  useMay,
  useOnline,
  useSession,
} from "@funduq/shared-ui/state";
import { useSyncExternalStore } from "react";
import { type TurnState, tillTurns } from "./till-turns.ts";
import { useListTillPeopleQuery } from "./turns.endpoints.ts";

const nobody: TurnState = { session: null, turn: undefined, hasEnded: false };

/** Who is at the till, and whether it waits for a PIN. */
export function useTillTurn() {
  const hotelId = useHotel()?.hotelId;
  const userId = useSession()?.user.id;
  const state = useSyncExternalStore(tillTurns.subscribe, () =>
    hotelId ? tillTurns.stateOf(hotelId) : nobody,
  );
  const isOurs = state.session !== null && state.session === userId;
  return {
    /** Another account was signed in when people began to take turns: its turns are no longer. */
    isOfAnother: state.session !== null && userId !== undefined && !isOurs,
    turn: isOurs ? state.turn : undefined,
    isLocked: isOurs && !state.turn,
    hasEnded: isOurs && state.hasEnded,
  };
}

/** Whether who is at the till may do it: with a turn that person, else who is signed in. */
export function useTillMay(action: TillAction): boolean {
  const { turn } = useTillTurn();
  const mayOwn = useMay(action);
  return turn ? turn.may.includes(action) : mayOwn;
}

/** Whether the server may check a PIN: there is a network, and it has answered what the page shows. */
export function useMayTryPin(): boolean {
  const isOnline = useOnline();
  return useAsOf() === undefined && isOnline;
}

/** Who may take a turn. */
export function useTillPeopleQuery() {
  const hotelId = useHotel()?.hotelId;
  return useListTillPeopleQuery(hotelId ?? skipToken);
}

/** Who may take a turn, who is signed in first. */
export function useTillPeople() {
  const userId = useSession()?.user.id;
  const { data } = useTillPeopleQuery();
  return data && { ...data, people: ownFirst(data.people, userId) };
}

export function ownFirst(people: readonly TillPerson[], userId: UserId | undefined): TillPerson[] {
  const own = people.filter((person) => person.userId === userId);
  return [...own, ...people.filter((person) => person.userId !== userId)];
}
