import type { BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { HotelId, PosTerminalId, UserId } from "@funduq/shared-types/values/ids";
import {
  type Maker,
  type OutboxEntry,
  type SendingRules,
  setSendingRules,
} from "@funduq/shared-ui/outbox";
import {
  type ApiFailure,
  type Dispatch,
  onWorkForgotten,
  type Store,
  serverTime,
} from "@funduq/shared-ui/state";
import { restaurantsEndpoints } from "../restaurants/restaurants.endpoints.ts";
import { terminalOfDevice } from "../restaurants/use-terminal.ts";
import { isEndedTurn, noteEndedTurn, tillTurns, turnHeaders } from "../turns/till-turns.ts";
import { BillAnswers, newerOf } from "./bill-answers.ts";
import { memoOf, operationsIn, saleIn } from "./bill-entry.ts";
import { afterRefusal, type Refusal, without } from "./bill-rules.ts";
import { billsEndpoints } from "./bills.endpoints.ts";

const { listOpenBills } = billsEndpoints.endpoints;
const { listTerminals } = restaurantsEndpoints.endpoints;
/** Who made something this long ago may not look at the till any more: what is refused is listed then. */
const LOOKS_ON_MS = 60_000;

type State = ReturnType<Store["getState"]>;

/** What this page knows of the work at the till: who is there, the bills as the API has them, who hears of refusals. */
export class TillWork {
  readonly answers = new BillAnswers();
  readonly #state: () => State;
  readonly #listeners = new Set<(refusal: Refusal) => void>();
  /** The token with which the last request was sent. */
  #sentInTurn: string | undefined;

  constructor(state: () => State) {
    this.#state = state;
    onWorkForgotten(() => this.answers.forget());
  }

  /** Who is at the till: who is signed in, or whose turn it is. */
  personId(): UserId | undefined {
    const { session, hotelId } = this.#state().session;
    const turn = hotelId ? tillTurns.stateOf(hotelId).turn : undefined;
    return turn?.userId ?? session?.user.id;
  }

  /** The bill as the API has it, as far as it is known here. */
  newest(ref: BillRef): OpenBill | undefined {
    return newerOf(this.answers.now().get(ref.billId)?.confirmed, this.#listed(ref));
  }

  confirm({ hotelId, restaurantId }: BillRef, bill: OpenBill): void {
    this.answers.confirm(bill, this.#listed({ hotelId, restaurantId, billId: bill.id }));
  }

  onRefused(listener: (refusal: Refusal) => void) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  readonly rules: SendingRules = {
    maker: (hotelId) => makerAt(hotelId),
    headers: ({ hotelId }) => this.#headersAt(hotelId),
    noted: (entry) => this.#withBase(entry),
    onSent: (entry, answer) => this.#hear(entry, answer),
    onFailure: ({ hotelId }, failure) => this.#hearFailure(hotelId, failure),
    afterRefusal: (entry, failure, later) =>
      afterRefusal(entry, failure, {
        later,
        isSeen: serverTime().getTime() - Date.parse(entry.at) < LOOKS_ON_MS,
        isHeard: this.#listeners.size > 0,
        terminalId: this.#terminalId(entry),
      }),
    // Only the till gives something up.
    onGivenUp: (givenUp) => {
      for (const listener of this.#listeners) listener(givenUp as Refusal);
    },
    without,
  };

  #headersAt(hotelId: HotelId): Record<string, string> | undefined {
    if (this.#isLocked(hotelId)) return undefined;
    this.#sentInTurn = tillTurns.stateOf(hotelId).turn?.token;
    return turnHeaders({ hotelId });
  }

  /** A request of the former turn that was refused as ended is sent again in the present one, which has not ended. */
  #hearFailure(hotelId: HotelId, failure: ApiFailure): void {
    const now = tillTurns.stateOf(hotelId).turn?.token;
    const isOfFormer = now !== undefined && now !== this.#sentInTurn;
    if (isOfFormer && isEndedTurn(failure)) setSendingRules("mfe-pos", this.rules);
    else noteEndedTurn(failure, undefined, { hotelId });
  }

  /** Another page may show the bill before it is listed anew. */
  #hear(entry: OutboxEntry, answer: unknown): void {
    const operations = operationsIn(entry);
    if (operations) this.confirm(operations.ref, answer as OpenBill);
    const sale = saleIn(entry);
    if (sale) this.answers.end(sale.ref);
  }

  #terminalId(entry: OutboxEntry): PosTerminalId | undefined {
    const ref = memoOf(entry)?.ref;
    if (!ref) return undefined;
    const { hotelId, restaurantId } = ref;
    const { data = [] } = listTerminals.select({ hotelId, restaurantId })(this.#state());
    return terminalOfDevice(restaurantId, data)?.id;
  }

  #isLocked(hotelId: HotelId): boolean {
    return tillTurns.isLocked(hotelId, this.#state().session.session?.user.id);
  }

  #listed({ hotelId, restaurantId, billId }: BillRef): OpenBill | undefined {
    const { data } = listOpenBills.select({ hotelId, restaurantId })(this.#state());
    return data?.find(({ id }) => id === billId);
  }

  /** Keeps the bill from before operations with them. A try whose answer was lost may have done them: then it stays. */
  #withBase(entry: OutboxEntry): OutboxEntry {
    const memo = operationsIn(entry);
    if (!memo || entry.isInDoubt) return entry;
    return { ...entry, memo: { ...memo, base: this.newest(memo.ref) ?? null } };
  }
}

/** Whose turn it is. The turn's token is not kept with what they do. */
function makerAt(hotelId: HotelId): Maker | undefined {
  const { turn } = tillTurns.stateOf(hotelId);
  return turn && { userId: turn.userId, name: turn.name };
}

const works = new WeakMap<Dispatch, TillWork>();
const stateNow = (_: Dispatch, getState: () => State) => getState();

/** One per page: it outlives the screen. */
export function workOf(dispatch: Dispatch): TillWork {
  const known = works.get(dispatch);
  if (known) return known;
  const work = new TillWork(() => dispatch(stateNow));
  setSendingRules("mfe-pos", work.rules);
  works.set(dispatch, work);
  return work;
}
