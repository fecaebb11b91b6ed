import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type BoardFloor, type BoardRoom, isSameRoom } from "./board.ts";
import type { DashboardMode } from "./dashboard-mode.ts";
import { useNearCards } from "./use-near-cards.ts";

type Wanted = {
  gridRef: RefObject<HTMLElement | null>;
  floors: readonly BoardFloor[];
  date: CalendarDate;
  mode: DashboardMode;
};

/** What a card tells: a room on a day, to the desk or to housekeeping. */
type Drawn = { shown: BoardRoom; mode: DashboardMode };

/** As many as are drawn within a frame or two, so that a press in between is answered. */
const AT_ONCE = 200;

/**
 * The cards in sight turn at once to another day or kind; those of a large house that nobody sees
 * follow piece by piece. One that comes into sight meanwhile is turned then.
 */
export function useNearFirst({ gridRef, floors, date, mode }: Wanted) {
  const wanted = useMemo(() => cardsOf(floors, mode), [floors, mode]);
  const [drawn, setDrawn] = useState(wanted);
  const late = useMemo(() => lateOf(wanted, drawn), [wanted, drawn]);
  const behind = useRef(false);
  const isNear = useNearCards(gridRef, wanted, behind);
  const isBehind = late.some(([id]) => !isNear(id) && isOther(drawn.get(id), { date, mode }));

  useLayoutEffect(() => {
    behind.current = isBehind;
  }, [isBehind]);

  useEffect(() => {
    if (late.length === 0) return;
    startTransition(() => setDrawn((before) => new Map([...before, ...late.slice(0, AT_ONCE)])));
  }, [late]);

  function drawnOf(shown: BoardRoom): Drawn {
    const { id } = shown.room;
    return (isNear(id) ? undefined : drawn.get(id)) ?? { shown, mode };
  }

  return { isBehind, drawnOf };
}

function cardsOf(floors: readonly BoardFloor[], mode: DashboardMode): Map<string, Drawn> {
  const rooms = floors.flatMap(({ groups }) => groups).flatMap((group) => group.rooms);
  return new Map(rooms.map((shown) => [shown.room.id, { shown, mode }]));
}

/** The cards that have something else to tell than they do. */
function lateOf(wanted: ReadonlyMap<string, Drawn>, drawn: ReadonlyMap<string, Drawn>) {
  return [...wanted].filter(([id, card]) => {
    const before = drawn.get(id);
    return !before || before.mode !== card.mode || !isSameRoom(before.shown, card.shown);
  });
}

function isOther(card: Drawn | undefined, { date, mode }: Pick<Wanted, "date" | "mode">): boolean {
  return card !== undefined && (card.mode !== mode || card.shown.date !== date);
}
