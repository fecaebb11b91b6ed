import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import type { Column } from "./column.ts";
import { DataTable } from "./data-table.tsx";

type Guest = { id: string; name: string; balance: number | null };

const columns: Column<Guest>[] = [
  { id: "name", header: "Guest", cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: "balance", header: "Balance", cell: ({ balance }) => balance, sortBy: (g) => g.balance },
  { id: "note", header: "Note", cell: () => "–" },
];
const guests: Guest[] = [
  { id: "1", name: "Meriem", balance: 300 },
  { id: "2", name: "Amine", balance: null },
  { id: "3", name: "Karim", balance: 100 },
];

const table = (props: Partial<Parameters<typeof DataTable<Guest>>[0]> = {}) => (
  <DataTable label="Guests" columns={columns} rows={guests} rowKey={({ id }) => id} {...props} />
);

const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[0]?.textContent);

it("sorts both ways, what is unknown last", async () => {
  const { user } = await renderWithStore(table());

  await user.click(screen.getByRole("button", { name: "Balance" }));
  expect(names()).toEqual(["Karim", "Meriem", "Amine"]);
  expect(screen.getByRole("columnheader", { name: "Balance" }).getAttribute("aria-sort")).toBe(
    "ascending",
  );

  await user.click(screen.getByRole("button", { name: "Balance" }));
  expect(names()).toEqual(["Meriem", "Karim", "Amine"]);
});

it("X-06 opens a row by keyboard", async () => {
  const onOpen = vi.fn();
  const { user } = await renderWithStore(table({ onOpen, initialSort: { id: "name" } }));

  await user.tab();
  await user.keyboard("{ArrowDown}{Enter}");

  expect(onOpen).toHaveBeenCalledExactlyOnceWith(guests[2]);
});

it("X-02 shows that it loads, that it failed, and that there is nothing", async () => {
  const onRetry = vi.fn();
  const loading = await renderWithStore(table({ rows: undefined }));
  expect(screen.getByRole("status", { name: "Loading..." })).toBeTruthy();
  loading.unmount();

  const { user } = await renderWithStore(
    table({ rows: undefined, failure: new Error("x"), onRetry }),
  );
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();

  await renderWithStore(table({ rows: [] }));
  expect(screen.getByText("Nothing to show.")).toBeTruthy();
});
