import type { PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { itemsShown } from "../../../features/restaurants/menu.ts";

type Search = { menu: PosMenu; text: string; onPick: (item: PosItem) => void };

/**
 * The item that Enter orders while somebody searches: the first hit, or the one that the arrows chose. Of the text as it is typed:
 * the items that are drawn may be a frame behind it. Afterwards the text is selected: Enter orders another one, a letter begins
 * the next search.
 */
export function useFoundItem({ menu, text, onPick }: Search) {
  const [chosen, setChosen] = useState<{ text: string; itemId: string }>();
  const hits = text.trim() === "" ? [] : itemsShown(menu, null, text);
  const place = chosen?.text === text ? hits.findIndex(({ id }) => id === chosen.itemId) : 0;
  const found = hits[Math.max(0, place)];

  function move(event: KeyboardEvent) {
    // A key that is held orders once.
    if (event.key === "Enter" && event.repeat) event.preventDefault();
    const by = steps[event.key];
    const next = by && found && hits[hits.indexOf(found) + by];
    if (!by || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (next) setChosen({ text, itemId: next.id });
  }

  function order(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!found) return;
    onPick(found);
    setChosen({ text, itemId: found.id });
    event.currentTarget.querySelector("input")?.select();
  }

  return { found, order, move };
}

const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };
