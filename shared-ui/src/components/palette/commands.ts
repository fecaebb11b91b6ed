import type { HotelMembership, Session } from "@funduq/shared-types/contracts/session";
import type { Action } from "@funduq/shared-types/rules/permissions";
import { useSyncExternalStore } from "react";
import type { Dispatch } from "../../client/store.ts";
import type { Icon } from "../../icons.ts";

/** Under which heading a command stands; also their order while nothing is typed. */
export const commandGroups = [
  "rooms",
  "guests",
  "bookings",
  "companies",
  "invoices",
  "actions",
  "views",
  "settings",
] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** Something the palette can open or do. */
export type Command = {
  id: string;
  group: CommandGroup;
  label: string;
  /** What tells two alike apart: a guest's room, a company's number. */
  detail?: string | undefined;
  icon?: Icon;
  /** Further words by which it is found, never shown. */
  words?: string;
  /** Its own shortcut, shown beside it: `F2`. */
  keys?: string;
  run: () => void;
};

/** Who asks, and what a command may use. */
export type CommandTools = {
  session: Session;
  hotel: HotelMembership | undefined;
  may: (action: Action) => boolean;
  dispatch: Dispatch;
  navigate: (to: string) => void;
};

export type CommandSource = {
  /** A source of the same name takes the place of the former. */
  name: string;
  /** What is at hand at once; the palette itself looks for the typed words in it. */
  commands?: (tools: CommandTools) => readonly Command[];
  /** Asks the API, 300 ms after the last key. The text is trimmed and not empty. */
  search?: (text: string, tools: CommandTools) => Promise<readonly Command[]>;
};

let sources: readonly CommandSource[] = [];
const listeners = new Set<() => void>();

/**
 * Adds a department's commands and searches to the palette (Ctrl+K), at `register()`. Ask
 * `tools.may(…)` for each: what somebody may not do is not offered. Answers how to take it back.
 */
export function registerCommands(source: CommandSource): () => void {
  change([...sources.filter(({ name }) => name !== source.name), source]);
  return () => change(sources.filter((other) => other !== source));
}

export function useCommandSources(): readonly CommandSource[] {
  return useSyncExternalStore(subscribe, () => sources);
}

function change(now: readonly CommandSource[]): void {
  sources = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
