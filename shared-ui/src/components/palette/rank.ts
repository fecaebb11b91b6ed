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

/** The commands under their headings: the best match first, and its group with it; else as they came. */
export function sectionsOf(ranked: readonly { command: Command; rank: number }[]): Section[] {
  const sections = commandGroups.map((group) => {
    const own = ranked.filter(({ command }) => command.group === group);
    own.sort((a, b) => a.rank - b.rank);
    return { group, best: own[0]?.rank ?? 0, commands: own.slice(0, SHOWN_PER_GROUP) };
  });
  return sections
    .filter(({ commands }) => commands.length > 0)
    .sort((a, b) => a.best - b.best)
    .map(({ group, commands }) => ({ group, commands: commands.map(({ command }) => command) }));
}
