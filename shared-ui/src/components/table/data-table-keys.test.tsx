import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { ConfirmDialog } from "../dialog/confirm-dialog.tsx";
import type { Column } from "./column.ts";
import { DataTable, type DataTableProps } from "./data-table.tsx";

type Guest = { id: string; name: string; city: string; balance: number };

const guests: Guest[] = [
  { id: "1", name: "Amine Bénaïssa", city: "Oran", balance: 300 },
  { id: "2", name: "Karim", city: "Alger", balance: 100 },
  { id: "3", name: "Meriem", city: "Oran", balance: 200 },
];

const columns: Column<Guest>[] = [
  { id: "name", header: "Guest", cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: "city", header: "City", cell: ({ city }) => city, sortBy: (g) => g.city },
  {
    id: "balance",
    header: "Balance",
    cell: ({ balance }) => balance,
    sortBy: ({ balance }) => balance,
    footer: (rows) => rows.reduce((sum, { balance }) => sum + balance, 0),
  },
];

function Table(props: Partial<DataTableProps<Guest>>) {
  return (
    <DataTable label="Guests" columns={columns} rows={guests} rowKey={(g) => g.id} {...props} />
  );
}

function Selecting(props: Partial<DataTableProps<Guest>>) {
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set());
  return <Table {...props} selection={{ selected, onChange }} />;
}

function Growing() {
  const [rows, setRows] = useState<readonly Guest[]>(guests);
  const more = () => setRows((before) => [...before, { ...guests[0], id: "4" } as Guest]);
  return (
    <>
      <Table rows={rows} search />
      <button type="button" onClick={more}>
        More
      </button>
    </>
  );
}

/** A cell with two buttons, of which one asks before it does something. */
function Asking() {
  const [isAsking, setAsking] = useState(false);
  const asks: Column<Guest> = {
    id: "deeds",
    header: "Deeds",
    cell: ({ id }) => (
      <>
        <button type="button">Open {id}</button>
        <button type="button" onClick={() => setAsking(true)}>
          Remove {id}
        </button>
        {isAsking && id === "1" && (
          <ConfirmDialog
            opened
            title="Remove?"
            confirmLabel="Do it"
            onClose={() => setAsking(false)}
            onConfirm={() => {}}
          />
        )}
      </>
    ),
  };
  return <Table columns={[...columns, asks]} />;
}

const focused = () => document.activeElement?.textContent;
const names = () =>
  Array.from(
    document.querySelectorAll("tr[data-index]"),
    (row) => row.querySelector("td:not(:has(input))")?.textContent,
  );

describe("X-06 the grid's keyboard", () => {
  it("is one stop of Tab, and goes from cell to cell", async () => {
    const { user } = await renderWithStore(
      <>
        <Table />
        <button type="button">After</button>
      </>,
    );
    await user.tab();
    expect(focused()).toBe("Amine Bénaïssa");
    await user.keyboard("{ArrowRight}");
    expect(focused()).toBe("Oran");
    await user.keyboard("{End}");
    expect(focused()).toBe("300");
    await user.keyboard("{Home}{ArrowDown}");
    expect(focused()).toBe("Karim");
    await user.keyboard("{Control>}{End}{/Control}");
    expect(focused()).toBe("200");
    await user.keyboard("{Control>}{Home}{/Control}{PageDown}");
    expect(focused()).toBe("Meriem");

    await user.tab();
    expect(focused()).toBe("After");
    await user.tab({ shift: true });
    expect(focused()).toBe("Meriem");
  });

  it("reaches the head, where Enter sorts", async () => {
    const { user } = await renderWithStore(<Table />);
    await user.tab();
    await user.keyboard("{ArrowUp}{End}{Enter}");

    expect(names()).toEqual(["Karim", "Meriem", "Amine Bénaïssa"]);
    expect(focused()).toContain("Balance");
  });

  it("follows the direction of reading", async () => {
    const { user } = await renderWithStore(
      <div style={{ direction: "rtl" }}>
        <Table />
      </div>,
      { language: "ar" },
    );
    await user.tab();
    await user.keyboard("{ArrowLeft}");
    expect(focused()).toBe("Oran");
  });

  it("opens a row, and leaves the buttons in it to themselves", async () => {
    const [onOpen, onPrint] = [vi.fn(), vi.fn()];
    const both: Column<Guest> = {
      id: "do",
      header: "Do",
      cell: () => (
        <>
          <button type="button" onClick={onPrint}>
            Print
          </button>
          <button type="button">Mail</button>
        </>
      ),
    };
    const { user } = await renderWithStore(<Table columns={[...columns, both]} onOpen={onOpen} />);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(guests[0]);

    await user.keyboard("{End}{F2}");
    expect(focused()).toBe("Print");
    await user.keyboard("{Enter}{Tab}");
    expect(onPrint).toHaveBeenCalledOnce();
    expect(focused()).toBe("Mail");
    await user.keyboard("{Escape}");
    expect(document.activeElement?.tagName).toBe("TD");

    await user.click(screen.getAllByRole("button", { name: "Print" })[1] as HTMLElement);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it("opens the row's menu and comes back to it", async () => {
    const onMove = vi.fn();
    const onOpen = vi.fn();
    const { user } = await renderWithStore(
      <Table
        onOpen={onOpen}
        rowActions={({ name }) => [{ label: "Move", onSelect: () => onMove(name) }]}
      />,
    );
    await user.tab();
    await user.keyboard("{ArrowDown}{End}{Enter}{Enter}");

    expect(onMove).toHaveBeenCalledExactlyOnceWith("Karim");
    expect(onOpen).not.toHaveBeenCalled();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Actions of Karim");
  });
});

describe("selection", () => {
  const ticked = () =>
    screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked);

  it("X-06 selects by Space, all by Ctrl+A, and says how many", async () => {
    const { user } = await renderWithStore(<Selecting />);
    await user.tab();
    await user.keyboard("{ArrowRight} ");
    expect(ticked()).toEqual([false, true, false, false]);
    expect(screen.getByText("1 selected")).toBeTruthy();

    await user.keyboard("{Control>}a{/Control}");
    expect(ticked()).toEqual([true, true, true, true]);
    await user.click(screen.getByRole("checkbox", { name: "Select all" }));
    expect(ticked()).toEqual([false, false, false, false]);
  });

  it("takes in everything up to a click with Shift", async () => {
    const { user } = await renderWithStore(<Selecting />);
    await user.click(screen.getByRole("checkbox", { name: "Select Amine Bénaïssa" }));
    await user.keyboard("{Shift>}");
    await user.click(screen.getByRole("checkbox", { name: "Select Meriem" }));
    expect(ticked()).toEqual([true, true, true, true]);
  });
});

describe("what is shown", () => {
  it("X-05 is searched without accents and capitals, and counted", async () => {
    const { user } = await renderWithStore(<Table search counted={(count) => `${count} guests`} />);
    expect(screen.getByText("3 guests")).toBeTruthy();

    await user.type(screen.getByLabelText("Search in the list"), "BENAI");
    expect(names()).toEqual(["Amine Bénaïssa"]);
    expect(screen.getByText("1 of 3 guests")).toBeTruthy();
    expect(document.querySelector("tfoot")?.textContent).toBe("Total300");

    await user.type(screen.getByLabelText("Search in the list"), "zzz");
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(names()).toHaveLength(3);
  });

  it("is filtered by a column's words", async () => {
    const { user } = await renderWithStore(
      <Table columns={columns.map((c) => (c.id === "city" ? { ...c, filter: "choice" } : c))} />,
    );
    await user.selectOptions(screen.getByLabelText("City"), "Oran");
    expect(names()).toEqual(["Amine Bénaïssa", "Meriem"]);
  });

  it("remembers the columns that somebody chose", async () => {
    const first = await renderWithStore(<Table name="guests" />);
    await first.user.click(screen.getByRole("button", { name: "Columns" }));
    await first.user.click(screen.getByRole("checkbox", { name: "City" }));
    expect(screen.queryByRole("columnheader", { name: "City" })).toBeNull();
    first.unmount();

    await renderWithStore(<Table name="guests" />);
    expect(screen.getAllByRole("columnheader")).toHaveLength(2);
  });

  it("X-02 hides a column where the browser refuses to remember it", async () => {
    for (const call of ["getItem", "setItem"] as const)
      vi.spyOn(Storage.prototype, call).mockImplementation(() => {
        throw new DOMException("refused", "SecurityError");
      });
    const { user } = await renderWithStore(<Table name="refused" />);
    await user.click(screen.getByRole("button", { name: "Columns" }));
    await user.click(screen.getByRole("checkbox", { name: "City" }));
    expect(screen.queryByRole("columnheader", { name: "City" })).toBeNull();
  });
});

it("draws of ten thousand rows those in sight, and reaches the last by keyboard", async () => {
  // jsdom lays nothing out.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: String(index),
    name: `Guest ${index}`,
    city: "Oran",
    balance: index,
  }));
  const { user } = await renderWithStore(<Table rows={many} />);
  const grid = screen.getByRole("grid", { name: "Guests" });
  expect(grid.getAttribute("aria-rowcount")).toBe("10001");
  const drawn = within(grid).getAllByRole("row").length;
  expect(drawn).toBeGreaterThan(10);
  expect(drawn).toBeLessThan(100);

  await user.tab();
  await user.keyboard("{Control>}{End}{/Control}{Home}");
  expect(focused()).toBe("Guest 9999");
  expect(document.activeElement?.closest("tr")?.getAttribute("aria-rowindex")).toBe("10001");
});

it("a list in another order, or searched, is read from its beginning; newer rows leave it where it is", async () => {
  const { user } = await renderWithStore(<Growing />);
  const scroller = screen.getByRole("grid").parentElement as HTMLElement;
  const scrolled = () => {
    scroller.scrollTop = 40;
  };
  scrolled();
  await user.click(screen.getByRole("button", { name: "More" }));
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(scroller.scrollTop).toBe(40);

  await user.click(screen.getByRole("button", { name: "City" }));
  await waitFor(() => expect(scroller.scrollTop).toBe(0));
  scrolled();
  await user.type(screen.getByRole("searchbox"), "o");
  await waitFor(() => expect(scroller.scrollTop).toBe(0));
});

it("X-06 leaves a dialog that a cell opened its own keys: Tab goes through its buttons, Esc closes it", async () => {
  const { user } = await renderWithStore(<Asking />);
  await user.click(screen.getByRole("button", { name: "Remove 1" }));
  expect(focused()).toBe("Cancel");
  await user.keyboard("{ArrowDown}{Tab}");
  expect(focused()).toBe("Do it");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(focused()).toBe("Remove 1");
});
