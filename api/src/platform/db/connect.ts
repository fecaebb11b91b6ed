import { makePgArray, parsePgArray } from "drizzle-orm/pg-core";
import postgres from "postgres";

const keepText = (text: string) => text;

/** Numbers of PostgreSQL's types: date, time, timestamp, timestamptz; and bigint. */
const CALENDAR_TYPES = [1082, 1083, 1114, 1184];
const BIGINT = 20;

/** Arrays of text, name, varchar, uuid; of integer and bigint. */
const TEXT_ARRAYS = [1009, 1003, 1015, 2951];
const NUMBER_ARRAYS = [1007, 1016];

type ConnectOptions = {
  max: number;
  /** Start-up parameters, such as a role's or a scope's. */
  parameters?: Readonly<Record<string, string>>;
  /** For a connection that holds something: the driver retires every other one after 30 to 60 minutes. */
  neverRetired?: boolean;
  /** A connection has ended, for whatever reason. */
  onClose?: () => void;
};

/** The type of an array, whose elements `parse` turns into what they are. */
function arrayType(oid: number, parse: (element: string) => unknown) {
  return {
    to: oid,
    from: [oid],
    serialize: (value: unknown) => (Array.isArray(value) ? makePgArray(value) : value),
    parse: (text: string) => parsePgArray(text).map(parse),
  };
}

const arrayTypes = Object.fromEntries([
  ...TEXT_ARRAYS.map((oid) => [`array${oid}`, arrayType(oid, keepText)]),
  ...NUMBER_ARRAYS.map((oid) => [`array${oid}`, arrayType(oid, safeInteger)]),
]);

/**
 * A pool of connections. A date stays the text PostgreSQL sends, so no time zone can move it; a
 * bigint becomes a number when that is exact and throws when it is not.
 *
 * The driver would ask each new connection for the types of arrays, and a connection that dies
 * while it asks is a rejection that nobody can catch: so they are given here.
 */
export function connect(url: string, options: ConnectOptions): postgres.Sql {
  const { max, parameters = {}, neverRetired = false, onClose } = options;
  return postgres<Record<never, never>>(url, {
    max,
    connect_timeout: 10,
    backoff: reconnectAfterSeconds,
    connection: { application_name: "funduq", ...parameters },
    onnotice() {},
    ...(neverRetired && { max_lifetime: null }),
    ...(onClose && { onclose: onClose }),
    fetch_types: false,
    types: {
      ...arrayTypes,
      calendar: { to: 1082, from: CALENDAR_TYPES, serialize: keepText, parse: keepText },
      exact: { to: BIGINT, from: [BIGINT], serialize: String, parse: safeInteger },
    },
  });
}

/** The driver's own pauses grow to 20 seconds: too long once the database is back. */
function reconnectAfterSeconds(failures: number): number {
  return Math.min(0.02 * 2 ** failures, 1) * (0.5 + Math.random() / 2);
}

function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError("a bigint of the database is not exact");
  return number;
}
