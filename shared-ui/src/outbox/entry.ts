import type { ModuleName } from "@funduq/shared-types/contracts/department";
import type { Tag } from "@funduq/shared-types/contracts/live";
import type { Action } from "@funduq/shared-types/rules/permissions";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import type { ApiFailure } from "../client/api-failure.ts";

/** Who made a change. */
export type Maker = { userId: UserId; name: string };

/** What two changes that are sent as one request say instead of both. */
export type Joined = Pick<NewEntry, "label" | "body" | "amountCentimes" | "memo">;

/** A change as a department gives it to the outbox. */
export type NewEntry = {
  department: ModuleName;
  /** What the person who sends it must be allowed in the hotel; it need not be the one who made the change. */
  permission: Action;
  /**
   * The one thing that it changes: `room 0189…`, `bill 0189…`. Changes of a subject are sent in order, and a
   * refused one stops only those of its own subject.
   */
  subject: string;
  /** In words, for the list of what is not sent: 'Room 204: Clean'. In the language of the person who made it. */
  label: string;
  /** The money that it moves, for the same list. */
  amountCentimes?: Centimes;
  /** The screen where a refused change can be corrected. */
  href?: string;
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api/`, with the hotel: `hotels/0189…/rooms/…`. Holds no guest's identity data, nor does the body. */
  url: string;
  body: object;
  /**
   * The version of the subject on which the change was made, sent as `version` in the body. A change that
   * follows another of its subject is sent with the version that the other one's answer has.
   */
  version?: number;
  /**
   * Replaces the changes of the same subject that were not sent: those not tried yet, keeping the version
   * that they were made on, and refused ones, which this one corrects. `refused`: only these.
   */
  collapses?: boolean | "refused";
  /**
   * Sent as one request with the last change of its subject, where that one was not tried yet and the same person made it.
   * Answers what is sent instead of both; undefined: they stay two requests.
   */
  joins?: (last: OutboxEntry) => Joined | undefined;
  /** What the department's screens need to draw the change. It is kept with it and never sent; no guest's identity data. */
  memo?: object;
  /**
   * It is only sent from a page that has its department's sending rules: after a reload it waits until a screen of the
   * department has set them.
   */
  needsRules?: boolean;
  /** The cache tags that are stale once it is sent. */
  tags: readonly Tag[];
  /** Where a discarded change is reported for the audit trail: POST `DiscardedChange`, below `/api/`. */
  discardUrl: string;
};

/** A change that is kept in this browser until the server has it. */
export type OutboxEntry = Omit<NewEntry, "collapses" | "joins" | "discardUrl"> & {
  /**
   * The `Idempotency-Key` of its request; the queue is in the order of the ids. A UUIDv7, and of a part of a divided change
   * the id of the whole with the part's number.
   */
  id: string;
  hotelId: HotelId;
  /** The person who made the change. */
  by: Maker;
  /** When it was made, by the device's clock corrected by its measured offset from the server's. */
  at: string;
  /** How often it was sent, also without an answer. Zero: the server can't have it. */
  tries: number;
  /** The server may have done it: a try had no answer. An answer that it was not tried now does not end the doubt. */
  isInDoubt?: boolean;
  state: "waiting" | "refused";
  /** Refused, without stopping its subject: what depends on it is in it, the other changes are sent. */
  isSetAside?: boolean;
  /** The last answer, or that there was none. */
  failure?: ApiFailure;
  /** Missing for the report of a discarded change, which can't be discarded itself. */
  discardUrl?: string;
  /** The ids of the last changes that joined it. */
  joined?: readonly string[];
};

/** The subject across hotels. */
export const subjectKey = ({ hotelId, subject }: Pick<OutboxEntry, "hotelId" | "subject">) =>
  `${hotelId} ${subject}`;
