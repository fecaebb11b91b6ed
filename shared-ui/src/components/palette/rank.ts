import { foldName } from "@funduq/shared-types/rules/name-search";
import { type Command, commandGroups } from "./commands.ts";

/** How well a command fits what was typed: 0 is the thing itself; undefined is no match. */
export function rankOf(command: Command, text: string): number | undefined {
  const wanted = foldName(text);
  const label = foldName(command.label);
  if (label === wanted || wordsOf(command.words).includes(wanted)) return 0;
  if (label.startsWith(wanted)) return 1;
  if (wordsOf(command.label).some((word) => word.startsWith(wanted))) return 2;
  const all = foldName([command.label, command.detail, command.words].join(" "));
  return wanted.split(/\s+/u).every((word) => all.includes(word)) ? 3 : undefined;
}

function wordsOf(text = ""): string[] {
  return foldName(text).split(/[^\p{L}\p{N}]+/u);
}

const SHOWN_PER_GROUP = 8;

export type Section = { group: Command["group"]; commands: readonly Command[] };

type Ranked = { command: Command; rank: number };

/**
 * The commands under their headings: the best match first, and its group with it; else as they came. While nothing
 * is typed, all of `whole` is listed: nobody types what they don't know is there.
 */
export function sectionsOf(ranked: readonly Ranked[], whole?: Command["group"]): Section[] {
  const sections = commandGroups.map((group) => {
    const own = ranked.filter(({ command }) => command.group === group);
    own.sort((a, b) => a.rank - b.rank);
    const shown = group === whole ? own : own.slice(0, SHOWN_PER_GROUP);
    return { group, best: own[0]?.rank ?? 0, commands: shown };
  });
  return sections
    .filter(({ commands }) => commands.length > 0)
    .sort((a, b) => a.best - b.best)
    .map(({ group, commands }) => ({ group, commands: commands.map(({ command }) => command) }));
}
