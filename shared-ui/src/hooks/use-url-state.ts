import { useCallback, useEffect, useMemo, useRef } from "react";
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from "react-router";

/** Reads one parameter: a zod schema of a text, or one of the readers below. */
export type UrlReader<Value> = {
  safeParse(
    text: unknown,
  ): { success: true; data: Value } | { success: false; data?: Value | undefined };
};
type UrlSchema = Record<string, UrlReader<unknown>>;
type ValueOf<Reader> = Reader extends UrlReader<infer Value> ? Exclude<Value, undefined> : never;

export type UrlValues<Schema extends UrlSchema> = {
  readonly [Name in keyof Schema]?: ValueOf<Schema[Name]> | undefined;
};
/** Null, undefined, an empty text and an empty list remove the parameter; what is not named stays. */
export type UrlChanges<Schema extends UrlSchema> = {
  readonly [Name in keyof Schema]?: ValueOf<Schema[Name]> | null | undefined;
};

export type UrlState<Schema extends UrlSchema> = {
  /** The parameters that are there and valid. */
  values: UrlValues<Schema>;
  /** A new entry of the history, which the back button undoes; `replace` changes the present one. */
  change: (changes: UrlChanges<Schema>, options?: NavigateOptions) => void;
  /** This address with `changes`, for a link. */
  linkWith: (changes: UrlChanges<Schema>) => { search: string; hash: string };
};

/**
 * State in the address (`?date=…&status=…`): a reload, a link and the back button keep it. Declare `schema`
 * outside of the component. Changes of one event are merged, also before the first is rendered. The fragment stays: it
 * holds what a list is searched for.
 */
export function useUrlState<Schema extends UrlSchema>(schema: Schema): UrlState<Schema> {
  const [params] = useSearchParams();
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const values = useMemo(() => read(params, schema), [params, schema]);

  const change = useCallback(
    (changes: UrlChanges<Schema>, options: NavigateOptions = {}) => {
      latest.current = withChanges(latest.current, changes);
      // A replaced entry is still the one that its state describes.
      const to = { search: `?${latest.current}`, hash };
      void navigate(to, options.replace ? { state, ...options } : options);
    },
    [navigate, hash, state],
  );
  const linkWith = (changes: UrlChanges<Schema>) => ({
    search: `?${withChanges(params, changes)}`,
    hash,
  });
  return { values, change, linkWith };
}

/** Any text. */
export const urlText: UrlReader<string> = {
  safeParse: (text) =>
    typeof text === "string" ? { success: true, data: text } : { success: false },
};

/** One of a few words. */
export function urlWord<Word extends string>(words: readonly Word[]): UrlReader<Word> {
  return {
    safeParse(text) {
      const data = words.find((word) => word === text);
      return data === undefined ? { success: false } : { success: true, data };
    },
  };
}

/** Several, separated by commas; invalid ones are left out. */
export function urlList<Value>(reader: UrlReader<Value>): UrlReader<readonly Value[]> {
  return {
    safeParse(text) {
      const parts = typeof text === "string" ? text.split(",") : [];
      const read = parts.map((part) => reader.safeParse(part));
      return { success: true, data: read.flatMap((each) => (each.success ? [each.data] : [])) };
    },
  };
}

function read<Schema extends UrlSchema>(
  params: URLSearchParams,
  schema: Schema,
): UrlValues<Schema> {
  const entries = Object.entries(schema).map(([name, reader]) => {
    const text = params.get(name);
    return [name, text === null ? undefined : reader.safeParse(text).data];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function withChanges(params: URLSearchParams, changes: object): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    const text = value === null || value === undefined ? "" : String(value);
    if (text === "") changed.delete(name);
    else changed.set(name, text);
  }
  return changed;
}
