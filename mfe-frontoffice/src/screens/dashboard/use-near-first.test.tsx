import { dayGridSchema } from "@funduq/shared-types/contracts/day-grid";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, it } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { boardFloors, boardRooms } from "./board.ts";
import type { DashboardMode } from "./dashboard-mode.ts";
import { useNearFirst } from "./use-near-first.ts";

const hotel = new MockHotel();
const today = dayGridSchema.parse(hotel.dayGrid());
const tomorrow = dayGridSchema.parse(hotel.dayGrid(calendarDate("2026-04-04")));

type BoardProps = {
  day: typeof today;
  mode?: DashboardMode;
  /** What each drawing told of the first and of the last card. */
  told: string[];
};

function Board({ day, mode = "front-office", told }: BoardProps) {
  const gridRef = useRef<HTMLDivElement>(null);
  const floors = boardFloors(day.floors, boardRooms(day));
  const near = useNearFirst({ gridRef, floors, date: day.date, mode });
  const cards = floors
    .flatMap(({ groups }) => groups)
    .flatMap(({ rooms }) => rooms)
    .map((shown) => ({ id: shown.room.id, ...near.drawnOf(shown) }));
  const say = (card = cards[0]) => `${card?.shown.date} ${card?.mode}`;
  told.push(`${say()} | ${say(cards.at(-1))}${near.isBehind ? " behind" : ""}`);
  return (
    <div ref={gridRef} data-testid="grid">
      {cards.map(({ id }) => (
        <div key={id} data-testid="card" data-room={id} />
      ))}
    </div>
  );
}

/** As the browser tells that it lays out a card, or does no more. */
function tell(card: HTMLElement | undefined, skipped: boolean): void {
  if (!card) throw new Error("no card");
  const change = Object.assign(new Event("contentvisibilityautostatechange"), { skipped });
  fireEvent(card, change);
}

it("FO-04 the cards in sight turn first; the others follow, and are known to be behind until then", () => {
  const told: string[] = [];
  const { rerender } = render(<Board day={today} told={told} />);
  const [first] = screen.getAllByTestId("card");
  tell(first, false);
  expect(first?.hasAttribute("data-near")).toBe(true);

  told.length = 0;
  act(() => rerender(<Board day={tomorrow} mode="housekeeping" told={told} />));

  const [before, after] = [`${today.date} front-office`, `${tomorrow.date} housekeeping`];
  expect(told[0]).toBe(`${after} | ${before} behind`);
  expect(told.at(-1)).toBe(`${after} | ${after}`);
});

it("FO-04 where the browser does not tell what is in sight, all turn at once", () => {
  const told: string[] = [];
  const { rerender } = render(<Board day={today} told={told} />);
  const [first] = screen.getAllByTestId("card");
  tell(first, false);
  tell(first, true);
  expect(first?.hasAttribute("data-near")).toBe(false);

  told.length = 0;
  act(() => rerender(<Board day={tomorrow} told={told} />));

  const after = `${tomorrow.date} front-office`;
  expect(new Set(told)).toEqual(new Set([`${after} | ${after}`]));
});
