import { MOST_NAMED, type Use } from "@funduq/shared-types/errors/entry";

/** One and several of what keeps something from being deleted. A word that ends in ':' goes first. */
export type UseWords = Record<Use["what"], readonly [string, string]>;

/** '3 chambres (201, 202, 203)', or '{word} 3 (…)'. */
export function useText(use: Use, words: UseWords, comma = ", "): string {
  const { what, count, examples } = use;
  const word = words[what][count > 1 ? 1 : 0];
  const counted = word.endsWith(":") ? `${word} ${count}` : `${count} ${word}`;
  if (examples.length === 0) return counted;
  const more = count > examples.length ? `${comma}…` : "";
  return `${counted} (${examples.join(comma)}${more})`;
}

/** The first of a list, with a sign that there are more. */
export function firstOf(names: readonly string[], comma: string): string {
  const more = names.length > MOST_NAMED ? `${comma}…` : "";
  return `${names.slice(0, MOST_NAMED).join(comma)}${more}`;
}
