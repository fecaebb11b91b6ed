import { parseRoomingText } from "@funduq/shared-types/rules/group-rooming-text";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel } from "@funduq/shared-ui/testing/session";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { addTexts } from "../../i18n/catalogue.ts";
import { aGroup } from "../../testing/a-group.ts";
import { ImportListDialog } from "./import-list-dialog.tsx";

test("GRP-03 the same file is read again once it was corrected; nothing to add is not counted", async () => {
  addTexts();
  const { user } = await renderWithStore(
    <ImportListDialog hotelId={aHotel().hotelId} group={aGroup()} onClose={() => undefined} />,
  );
  expect(screen.getByRole("button", { name: "Add lines" })).toBeDefined();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no field for a file");
  // A browser tells of no change while the field still holds the name of the same file.
  const held: string[] = [];
  Object.defineProperty(input, "value", { set: (value: string) => void held.push(value) });
  fireEvent.change(input, { target: { files: [new File(["Lina Saadi;Double"], "list.csv")] } });
  expect(await screen.findByDisplayValue("Lina Saadi;Double")).toBeDefined();
  expect(held).toEqual([""]);
  await user.clear(screen.getByRole("textbox", { name: /^Rooming list/ }));
  expect(screen.getByRole("button", { name: "Add lines" })).toBeDefined();
});

// As offices save them: each letter one byte of their Windows, where the file is not in Unicode.
test.each([
  ["windows-1252", "fr", "Hélène", [0x48, 0xe9, 0x6c, 0xe8, 0x6e, 0x65]],
  ["windows-1256", "ar", "أحمد", [0xc3, 0xcd, 0xe3, 0xcf]],
  ["UTF-8", "ar", "Hélène أحمد", [...new TextEncoder().encode("Hélène أحمد")]],
] as const)(
  "GRP-03 a file in %s is read where the desk works in %s",
  async (_, language, name, bytes) => {
    addTexts();
    const { user } = await renderWithStore(
      <ImportListDialog hotelId={aHotel().hotelId} group={aGroup()} onClose={() => undefined} />,
      { language },
    );
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("no field for a file");
    const type = new TextEncoder().encode(";Double");
    await user.upload(input, new File([new Uint8Array(bytes), type], "list.csv"));
    expect(await screen.findByDisplayValue(`${name};Double`)).toBeDefined();
  },
);

test.each([
  ["en", "For example:"],
  ["fr", "Par exemple :"],
  ["ar", "مثال:"],
] as const)("GRP-03 the example is a line that can be pasted, in %s", async (language, before) => {
  addTexts();
  const block = {
    id: "01890a5d-ac96-774b-bcce-b30209000002",
    quantity: 3,
    assigned: 0,
    entries: [],
    roomTypeId: "01890a5d-ac96-774b-bcce-b30209000003",
    roomTypeName: "Double",
    persons: 2,
    checkInDate: "2027-03-21",
    checkOutDate: "2027-03-23",
    ratePlan: "base",
    rateCentimes: 900_000,
  };
  const group = aGroup({ blocks: [block] });
  await renderWithStore(
    <ImportListDialog hotelId={aHotel().hotelId} group={group} onClose={() => undefined} />,
    { language },
  );
  const line = (await screen.findByText(before)).querySelector("bdi");
  const example = line?.textContent ?? "";
  expect(line?.dir).toBe("ltr");
  expect(line?.querySelectorAll("bdi")).toHaveLength(5);
  const [somebody, ...others] = parseRoomingText(example);

  expect(others).toEqual([]);
  expect(somebody).toMatchObject({
    type: "Double",
    checkIn: "21/03/2027",
    checkOut: "23/03/2027",
    name: expect.stringMatching(/\S/),
    phone: expect.stringMatching(/^\+?[\d ]+$/),
  });
});

test.each([
  ["saved", ["Another list", "Done"]],
  ["refused", ["Done", "Correct the list"]],
])(
  "GRP-03 X-06 after a line that was %s, what comes next is the main button, and Enter presses it",
  async (outcome, buttons) => {
    addTexts();
    const refusal = outcome === "refused" ? "type-missing" : null;
    server.use(
      http.post(apiUrl("hotels/:hotelId/groups/:groupId/rooming-list"), () =>
        HttpResponse.json({ rows: [{ line: 1, outcome, refusal }] }),
      ),
    );
    const onClose = vi.fn();
    const { user } = await renderWithStore(
      <ImportListDialog hotelId={aHotel().hotelId} group={aGroup()} onClose={onClose} />,
    );
    const text = screen.getByRole("textbox", { name: /^Rooming list/ });
    await user.type(text, "Lina Saadi;Double{Control>}{Enter}{/Control}");
    const footer = (await screen.findByRole("button", { name: "Done" })).closest("footer");
    if (!footer) throw new Error("no buttons");
    expect(
      within(footer)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(buttons);
    expect(document.activeElement?.textContent).toBe(buttons[1]);
    await user.keyboard("{Enter}");
    expect(onClose).toHaveBeenCalledTimes(outcome === "saved" ? 1 : 0);
  },
);

test("GRP-03 X-02 a list that was read from a file, and one with refused lines, are not lost unasked", async () => {
  addTexts();
  server.use(
    http.post(apiUrl("hotels/:hotelId/groups/:groupId/rooming-list"), () =>
      HttpResponse.json({ rows: [{ line: 1, outcome: "refused", refusal: "type-missing" }] }),
    ),
  );
  const onClose = vi.fn();
  const { user } = await renderWithStore(
    <ImportListDialog hotelId={aHotel().hotelId} group={aGroup()} onClose={onClose} />,
  );
  const file = new File(["Lina Saadi;Double"], "list.csv", { type: "text/csv" });
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input) await user.upload(input, file);
  await screen.findByDisplayValue("Lina Saadi;Double");
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Continue typing" }));

  await user.keyboard("{Control>}{Enter}{/Control}");
  await screen.findByRole("button", { name: "Correct the list" });
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Continue typing" }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(onClose).toHaveBeenCalledOnce();
});
