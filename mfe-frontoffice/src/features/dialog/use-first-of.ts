import { type RefObject, useEffect, useRef, useState } from "react";

type First<Item, List> = {
  list: RefObject<List | null>;
  shown: readonly Item[];
  hidden: number;
  showAll: () => void;
};

/**
 * The first `most` of a list that would push what is below it out of sight, until all are asked for: the button
 * that asked is gone then, and the keyboard goes on with the first new one. Another `question` begins anew.
 */
export function useFirstOf<Item, List extends HTMLElement>(
  items: readonly Item[],
  { most, question }: { most: number; question: string },
): First<Item, List> {
  const list = useRef<List>(null);
  const [asked, setAsked] = useState<string>();
  const shown = asked === question ? items : items.slice(0, most);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they were asked for
  useEffect(() => {
    const next = asked !== undefined && list.current?.children[most];
    if (next) (next.matches("button") ? next : next.querySelector("button"))?.focus();
  }, [asked]);
  return { list, shown, hidden: items.length - shown.length, showAll: () => setAsked(question) };
}
