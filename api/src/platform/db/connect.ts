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
  /** For a connection that holds a lock: the driver retires other connections after 30 to 60 minutes. */
  neverRetired?: boolean;
  /** A connection has ended, for whatever reason. */
  onClose?: () => void;
};

/** The type of an array. `parse` converts an element from text. */
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
 * A pool of connections. A date stays the text that PostgreSQL sends, so no time zone can shift it. A
 * bigint becomes a number when that is exact, and throws when it is not.
 *
 * The array types are listed here because the driver would query them on each new connection, and when the
 * connection dies during that query, the driver's rejection can't be caught.
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

/** The driver's own backoff grows to 20 seconds: too long once the database is back. */
function reconnectAfterSeconds(failures: number): number {
  return Math.min(0.02 * 2 ** failures, 1) * (0.5 + Math.random() / 2);
}

function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError("a bigint of the database is not exact");
  return number;
}
