import { server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { bookingIn, moveIn, openPanel } from "../../testing/open-panel.tsx";

const dialogName = /^Change the room of /;
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? "";

test("BK-16 BK-19 lists free rooms of the same type first, with their state and what they cost more", async () => {
  const { dialog } = await openPanel("105", "change-room", dialogName);
  const rooms = await dialog.findAllByRole<HTMLInputElement>("radio");
  const lines = rooms.map(({ parentElement }) => plain(parentElement?.textContent ?? null));

  expect(lines[0]).toMatch(/· Double/);
  expect(lines.findIndex((line) => line.includes("Suite"))).toBeGreaterThan(
    lines.findLastIndex((line) => line.includes("Double")),
  );
  expect(lines.some((line) => line.includes("+8.500,00 DA per night"))).toBe(true);
  expect(lines.some((line) => line.includes("Dirty"))).toBe(true);
  expect(rooms.every(({ disabled }) => !disabled)).toBe(true);
});

test("BK-16 the price is shown before it is saved; the agreed rate is kept unless a new one is chosen", async () => {
  const { user, dialog, hotel, drawer } = await openPanel("105", "change-room", dialogName);
  await user.click(await dialog.findByRole("radio", { name: /^203|^106/ }));
  const rate = await dialog.findByRole<HTMLSelectElement>("combobox", { name: /Rate plan/ });
  expect(plain(rate.selectedOptions[0]?.text ?? null)).toBe(
    "Keep the agreed rate – 9.500,00 DA per night",
  );
  expect(dialog.getByText("Total").parentElement?.textContent).toContain("→");
  await user.selectOptions(rate, "base");
  const total = dialog.getByText("Total").parentElement;
  await waitFor(() => expect(plain(total?.textContent ?? null)).toContain("72.000,00 DA"));
  await user.click(dialog.getByRole("button", { name: "Change room" }));

  expect(await screen.findByText("Sofiane Mansouri now has room 106.")).toBeTruthy();
  expect(bookingIn(hotel, "106")).toMatchObject({ ratePlan: "base", totalCentimes: 7_200_000 });
  expect(await drawer.findByText(/Moved from room 105 to room 106/)).toBeTruthy();
});

test("BK-16 a guest who is in can only move into a ready room, and the others say why not", async () => {
  const { dialog } = await openPanel("102", "change-room", dialogName);
  const dirty = await dialog.findByRole<HTMLInputElement>("radio", { name: /^103/ });

  expect(dirty.disabled).toBe(true);
  expect(dirty.parentElement?.textContent).toContain("It must be Clean or Inspected");
});

test("BK-16 a guest is never asked the price of the room they have just got", async () => {
  const { user, dialog } = await openPanel("105", "change-room", dialogName);
  const asked: string[] = [];
  server.events.on("request:start", ({ request }) => {
    if (request.url.includes("change-room")) asked.push(request.method);
  });
  await user.click(await dialog.findByRole("radio", { name: /^202/ }));
  await dialog.findByText("Total");
  await user.click(dialog.getByRole("button", { name: "Change room" }));
  await screen.findByText("Sofiane Mansouri now has room 202.");

  expect(asked).toEqual(["GET", "POST"]);
});

test("BK-16 without a room it asks for one", async () => {
  const { user, dialog } = await openPanel("105", "change-room", dialogName);
  await dialog.findAllByRole("radio");
  await user.click(dialog.getByRole("button", { name: "Change room" }));

  expect(dialog.getByText("Please choose a room.")).toBeTruthy();
});

test("BK-09 BK-16 a room that is taken at the last minute is said with who has it, and the choice stays", async () => {
  const hotel = new MockHotel();
  const { user, dialog } = await openPanel("105", "change-room", dialogName, hotel);
  const room = await dialog.findByRole<HTMLInputElement>("radio", { name: /^205/ });
  await user.click(room);
  await dialog.findByText("Total");
  moveIn(hotel, "205", "Rachid Amari");
  await user.click(dialog.getByRole("button", { name: "Change room" }));

  const said = await dialog.findByText(/a last-minute conflict was detected/);
  const conflict = within(said.closest("section") ?? said);
  expect(conflict.getByText("Rachid Amari")).toBeTruthy();
  await waitFor(() => expect(dialog.getByRole("radio", { name: /^205/ })).toBeTruthy());
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: /^205/ }).checked).toBe(true);
  await user.click(dialog.getByRole("radio", { name: /^202/ }));
  await waitFor(() => expect(dialog.queryByText(/last-minute conflict/)).toBeNull());
});
