import type { ModuleName } from "@funduq/shared-types/contracts/department";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { ApiFailure } from "../client/api-failure.ts";
import type { Maker, OutboxEntry } from "./entry.ts";

/** What takes the place of a refused change, or of a part of it. */
export type EntryPart = Pick<
  OutboxEntry,
  "label" | "body" | "state" | "isSetAside" | "amountCentimes" | "memo"
>;

export type Aftermath = {
  /**
   * They take the place of the refused change, in this order. Without any it is given up, and what depends on it is taken off
   * the later changes; so it is where a part is set aside, which has that in it.
   */
  instead: readonly EntryPart[];
  /** What is left of the later changes of its subject, where the department's `without` does not say so. */
  without?: SendingRules["without"];
  /** What was given up, in plain data: `onGivenUp` hears it in every tab once the queue is changed. */
  givenUp?: object;
};

/**
 * What a department decides about its changes, where the rules of the outbox are not enough. It is asked only where its code
 * is on the page. Elsewhere a change that does not need the rules is sent by who is signed in, and stays in the list when it
 * is refused; one that needs them waits.
 */
export type SendingRules = {
  /** Who makes changes in the hotel now, where that is not the person who is signed in. */
  maker?: (hotelId: HotelId) => Maker | undefined;
  /** The headers that the request brings besides. Undefined: nobody here may send the change now. */
  headers?: (entry: OutboxEntry) => Record<string, string> | undefined;
  /** The change with what is noted about it before each try. */
  noted?: (entry: OutboxEntry) => OutboxEntry;
  /** Hears what the server answered, before the change leaves the queue; also from another tab, and without any screen. */
  onSent?: (entry: OutboxEntry, answer: unknown) => void;
  /** Hears why a try failed. */
  onFailure?: (entry: OutboxEntry, failure: ApiFailure) => void;
  /** What becomes of a refused change, before the `later` ones of its subject. Undefined: it stays, refused. */
  afterRefusal?: (
    entry: OutboxEntry,
    failure: ApiFailure,
    later: readonly OutboxEntry[],
  ) => Aftermath | undefined;
  /** Hears what was given up, in this tab or another one of the browser. */
  onGivenUp?: (givenUp: object) => void;
  /** A later change without what depends on one that is given up; undefined: nothing of it is left. */
  without?: (later: OutboxEntry, gone: OutboxEntry) => OutboxEntry | undefined;
};

const rules = new Map<ModuleName, SendingRules>();
const listeners = new Set<() => void>();

export function setSendingRules(department: ModuleName, own: SendingRules): void {
  rules.set(department, own);
  for (const listener of listeners) listener();
}

/** Calls the listener when a department sets its rules: what has waited for them can be sent. */
export function onSendingRules(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const waitsForRules = ({ department, needsRules }: OutboxEntry): boolean =>
  Boolean(needsRules) && !rules.has(department);

export const sendingRulesOf = ({ department }: Pick<OutboxEntry, "department">): SendingRules =>
  rules.get(department) ?? {};
