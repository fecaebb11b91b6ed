import postgres from "postgres";

const keepText = (text: string) => text;

/** Numbers of PostgreSQL's types: date, time, timestamp, timestamptz; and bigint. */
const CALENDAR_TYPES = [1082, 1083, 1114, 1184];
const BIGINT = 20;

type ConnectOptions = {
  max: number;
  /** Start-up parameters, such as a role's or a scope's. */
  parameters?: Readonly<Record<string, string>>;
};

/**
 * A pool of connections. A date stays the text PostgreSQL sends, so no time zone can move it; a
 * bigint becomes a number when that is exact and throws when it is not.
 */
export function connect(url: string, { max, parameters = {} }: ConnectOptions): postgres.Sql {
  return postgres(url, {
    max,
    connect_timeout: 10,
    connection: { application_name: "funduq", ...parameters },
    onnotice() {},
    types: {
      calendar: { to: 1082, from: CALENDAR_TYPES, serialize: keepText, parse: keepText },
      exact: { to: BIGINT, from: [BIGINT], serialize: String, parse: safeInteger },
    },
  }) as unknown as postgres.Sql;
}

function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError("a bigint of the database is not exact");
  return number;
}
