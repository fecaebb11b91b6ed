import type { TillTurn } from "@funduq/shared-types/contracts/till-turn";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { TILL_TURN_HEADER } from "@funduq/shared-types/values/till-turn";
import { type ApiFailure, onWorkForgotten, viewLocks } from "@funduq/shared-ui/state";

/** Who is at the till of a hotel, as this tab knows it. */
export type TurnState = {
  /** The account that is signed in at the till since people take turns there; without it nobody does. */
  session: string | null;
  turn: TillTurn | undefined;
  /** The API has refused the turn: what is open on the screen stays there below the PIN. */
  hasEnded: boolean;
};

const placeOf = (hotelId: HotelId) => ({ hotelId, viewId: "pos-sales" });

/**
 * The turns at the till (POS-15). That people take turns is remembered on the device, and the turn in the tab: a page that
 * is loaded again goes on with its turn, without a network too, and a new tab, or one that was locked, asks for a PIN.
 */
class TillTurns {
  readonly #states = new Map<HotelId, TurnState>();
  readonly #listeners = new Set<() => void>();

  constructor() {
    onWorkForgotten(() => this.#forgetAll());
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  stateOf(hotelId: HotelId): TurnState {
    const known = this.#states.get(hotelId);
    if (known) return known;
    const { session, opened } = viewLocks.read(placeOf(hotelId));
    const state = { session, turn: turnOf(opened), hasEnded: false };
    this.#states.set(hotelId, state);
    return state;
  }

  /** Whether the till waits for a PIN. */
  isLocked(hotelId: HotelId, userId: UserId | undefined): boolean {
    const { session, turn } = this.stateOf(hotelId);
    return session !== null && session === userId && !turn;
  }

  begin(hotelId: HotelId, session: UserId, turn: TillTurn): void {
    this.#put(hotelId, { session, turn, hasEnded: false });
  }

  lock(hotelId: HotelId, session: UserId): void {
    this.#put(hotelId, { session, turn: undefined, hasEnded: false });
  }

  /** The API has refused the turn. */
  end(hotelId: HotelId): void {
    const state = this.stateOf(hotelId);
    if (state.turn) this.#put(hotelId, { ...state, turn: undefined, hasEnded: true });
  }

  /** Nobody takes turns here any more. */
  forget(hotelId: HotelId): void {
    this.#put(hotelId, { session: null, turn: undefined, hasEnded: false });
  }

  #put(hotelId: HotelId, state: TurnState): void {
    const { session, turn } = state;
    viewLocks.write(placeOf(hotelId), { session, opened: turn ? JSON.stringify(turn) : null });
    this.#states.set(hotelId, state);
    for (const listener of this.#listeners) listener();
  }

  #forgetAll(): void {
    this.#states.clear();
    for (const listener of this.#listeners) listener();
  }
}

export const tillTurns = new TillTurns();

function turnOf(kept: string | null): TillTurn | undefined {
  return kept === null ? undefined : (JSON.parse(kept) as TillTurn);
}

type AtTill = { hotelId: HotelId; approval?: string | undefined };

/** The header of a request of the till: the manager's approval, or the turn of who is at the till. */
export function turnHeaders({ hotelId, approval }: AtTill): Record<string, string> {
  const token = approval ?? tillTurns.stateOf(hotelId).turn?.token;
  return token === undefined ? {} : { [TILL_TURN_HEADER]: token };
}

/** Locks the till where the API has refused the turn. For `transformErrorResponse`. */
export function noteEndedTurn(failure: ApiFailure, _: unknown, { hotelId, approval }: AtTill) {
  if (isEndedTurn(failure) && approval === undefined) tillTurns.end(hotelId);
  return failure;
}

export const isEndedTurn = ({ code }: ApiFailure) => code === "till-turn.ended";
