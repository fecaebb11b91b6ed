import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** `ids` is the order in which the entry would be dropped, `start` that before it was dragged. */
type Drag<Id> = { id: Id; ids: readonly Id[]; start: readonly Id[] };

/** What a handle needs to be dragged, and to be moved by Alt and an arrow. */
export type GripProps = {
  "data-grip": string;
  "aria-keyshortcuts": string;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

export type Reorder<Id extends string> = {
  /** In the order that is shown: while one is dragged, the one in which it would be dropped. */
  ids: readonly Id[];
  dragged: Id | undefined;
  /** By so many places, from a menu or the keyboard. */
  move: (id: Id, by: 1 | -1) => void;
  gripProps: (id: Id) => GripProps;
};

/**
 * Orders a list by its handles, with mouse, finger or keyboard. Each row, or something in it, carries its id as
 * `data-sort`. `save` is given the whole order once an entry was dropped. While `isReading`, the list may be one from
 * before a save.
 */
export function useReorder<Id extends string>(
  ids: readonly Id[],
  { save, isReading }: { save: (ids: Id[]) => Promise<unknown>; isReading: boolean },
): Reorder<Id> {
  const [drag, setDrag] = useState<Drag<Id>>();
  // Read by the drop, which may come before the last move is drawn.
  const current = useRef(drag);
  function dragTo(next: Drag<Id> | undefined) {
    current.current = next;
    setDrag(next);
  }
  const { wanted, order } = useWantedOrder(save, isReading);
  const keepFocus = useFocusKept();
  const resting = wanted ?? ids;
  const shown = drag?.ids ?? resting;

  function move(id: Id, by: 1 | -1) {
    const from = resting.indexOf(id);
    const target = resting[from + by];
    if (from < 0 || target === undefined) return;
    void order(movedTo(resting, id, target));
  }

  function handleMove(event: PointerEvent<HTMLElement>) {
    const from = current.current;
    if (!from) return;
    const target = sortIdAt(event);
    const over = from.ids.find((id) => id === target);
    if (over && over !== from.id) dragTo({ ...from, ids: movedTo(from.ids, from.id, over) });
  }

  function handleDrop() {
    const dropped = current.current;
    dragTo(undefined);
    if (dropped?.ids.some((id, place) => id !== dropped.start[place])) void order(dropped.ids);
  }

  return {
    ids: shown,
    dragged: drag?.id,
    move,
    gripProps: (id) => ({
      "data-grip": id,
      "aria-keyshortcuts": "Alt+ArrowUp Alt+ArrowDown",
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        dragTo({ id, ids: resting, start: resting });
      },
      onPointerMove: handleMove,
      onPointerUp: handleDrop,
      onPointerCancel: () => dragTo(undefined),
      onKeyDown(event) {
        if (event.key === "Escape") dragTo(undefined);
        const by = event.altKey ? steps[event.key] : undefined;
        if (!by) return;
        event.preventDefault();
        // A grid around the handle has arrows of its own.
        event.stopPropagation();
        keepFocus(event.currentTarget);
        move(id, by);
      },
    }),
  };
}

/**
 * The order that is shown while it is saved, and until the list was read after that: an answer from before the save has the
 * former order. Of several moves in the meantime the last order is saved, after it.
 */
function useWantedOrder<Id>(save: (ids: Id[]) => Promise<unknown>, isReading: boolean) {
  const [wanted, setWanted] = useState<readonly Id[]>();
  const [isSaved, setIsSaved] = useState(false);
  const latest = useRef<readonly Id[]>(undefined);

  async function order(next: readonly Id[]) {
    const isSaving = latest.current !== undefined;
    latest.current = next;
    setWanted(next);
    setIsSaved(false);
    if (isSaving) return;
    let sent: readonly Id[];
    do {
      sent = latest.current;
      await save([...sent]);
    } while (latest.current !== sent);
    latest.current = undefined;
    setIsSaved(true);
  }

  useEffect(() => {
    if (isSaved && !isReading) setWanted(undefined);
  }, [isSaved, isReading]);

  return { wanted, order };
}

const steps: Record<string, 1 | -1 | undefined> = { ArrowUp: -1, ArrowDown: 1 };

/** With `id` at the place where `target` is. */
function movedTo<Id>(ids: readonly Id[], id: Id, target: Id): Id[] {
  const to = ids.indexOf(target);
  return ids.filter((other) => other !== id).toSpliced(to, 0, id);
}

/** The id of the row below the pointer. */
function sortIdAt({ clientX, clientY }: PointerEvent): string | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest("li, tr");
  const marked = row?.matches("[data-sort]") ? row : row?.querySelector("[data-sort]");
  return marked instanceof HTMLElement ? marked.dataset.sort : undefined;
}

/** A handle whose row was moved in the document loses the focus: it is given back once the rows are drawn. */
function useFocusKept() {
  const kept = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const handle = kept.current;
    if (!handle?.isConnected) return;
    kept.current = undefined;
    handle.focus();
  });
  return (handle: HTMLElement) => {
    kept.current = handle;
  };
}
