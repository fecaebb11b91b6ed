import { apiUrl, http, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";
import { moveIn } from "../../testing/open-panel.tsx";

async function openForm() {
  const page = await openDashboard();
  const { user, hotel } = page;
  await user.click(card("204"));
  const dialog = within(await screen.findByRole("dialog"));
  const rate = dialog.getByRole<HTMLSelectElement>("combobox", { name: /Rate plan/ });
  await waitFor(() => expect(rate.value).not.toBe(""));
  await user.type(dialog.getByRole("combobox", { name: /Guest/ }), "Rachid Taha");
  const save = () => user.click(dialog.getByRole("button", { name: "Save booking" }));
  /** Somebody else books the room while the form is open. */
  const takeRoom = () => moveIn(hotel, "204", "Sofiane Mansouri");
  const showAll = async () =>
    user.click(await dialog.findByRole("button", { name: /^Show \d+ more rooms$/ }));
  return { ...page, dialog, rate, save, takeRoom, showAll };
}

test("BK-07 a conflict keeps what was typed, names who has the room, and offers other free rooms", async () => {
  const { user, dialog, rate, save, takeRoom, showAll } = await openForm();
  await user.type(dialog.getByLabelText("Comments"), "Late arrival");
  takeRoom();
  await save();

  const said = await dialog.findByText(/a last-minute conflict was detected/);
  await showAll();
  const conflict = within(said.closest("section") ?? said);
  expect(conflict.getByText("Sofiane Mansouri")).toBeTruthy();
  await user.click(await conflict.findByRole("button", { name: /205/ }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>("Comments").value).toBe("Late arrival");
  await waitFor(() => expect(rate.value).not.toBe(""));
  await save();

  expect(await screen.findByText("Booking saved: Rachid Taha, room 205.")).toBeTruthy();
});

test("BK-07 BK-08 what moves the guest in the way comes with the free rooms above it, not before", async () => {
  const { dialog, save, takeRoom } = await openForm();
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    server.use(
      http.get(apiUrl("hotels/:hotelId/availability/alternatives"), async () => {
        resolve();
        await new Promise<void>((release) => {
          answer = release;
        });
      }),
    );
  });
  takeRoom();
  await save();
  await dialog.findByText(/a last-minute conflict was detected/);
  await asked;
  expect(dialog.queryByRole("button", { name: /^Move the guest/ })).toBeNull();
  answer();
  expect(await dialog.findByRole("button", { name: /^Move the guest/ })).toBeTruthy();
  expect(dialog.getAllByRole("button", { name: /^\d+ · / })).toHaveLength(4);
});

test("BK-07 FO-11 the other rooms of a conflict say which can be moved into now, those first, and count without the taken one", async () => {
  const { dialog, hotel, save, takeRoom, showAll } = await openForm();
  moveIn(hotel, "205", "Ryma Slimani", "2026-04-03").status = "Checked-in";
  takeRoom();
  await save();
  const offered = async () =>
    (await dialog.findAllByRole("button", { name: /^\d+ · / })).map(
      ({ textContent }) => textContent ?? "",
    );
  expect(await offered()).toHaveLength(4);
  await showAll();

  const rooms = await offered();
  expect(document.activeElement?.textContent).toBe(rooms[4]);
  expect(rooms.some((room) => /^205 · .*guest still in/.test(room))).toBe(true);
  expect(rooms.some((room) => /^207 · .*Dirty/.test(room))).toBe(true);
  // Of each type those that can be moved into stand before those that can't.
  const types = new Map<string, string[]>();
  for (const room of rooms) {
    const [, type = "", state = ""] =
      /^\d+ · (.+?) (Cleaning|Clean|Inspected|Dirty|guest still in)/.exec(room) ?? [];
    types.set(type, [
      ...(types.get(type) ?? []),
      /^(Clean|Inspected)$/.test(state) ? "ready" : "wait",
    ]);
  }
  for (const states of types.values()) expect(states).toEqual([...states].sort());
  expect(dialog.getByText(new RegExp(`^${rooms.length} free rooms`))).toBeTruthy();
});

test("BK-07 BK-19 the other rooms of a conflict stand at the plan that the form is at", async () => {
  const { user, dialog, hotel, rate, save, takeRoom, showAll } = await openForm();
  await user.type(dialog.getByRole("combobox", { name: "Company" }), "cev");
  await user.click(await dialog.findByRole("option", { name: "Cevital" }));
  await waitFor(() => expect(rate.value).toBe("company-1"));
  const asked: (string | null)[] = [];
  server.use(
    http.get(apiUrl("hotels/:hotelId/availability/alternatives"), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("ratePlan"));
    }),
  );
  takeRoom();
  await save();
  await showAll();
  const at = (price: RegExp) => dialog.findByRole("button", { name: price });
  expect(await at(/^205 · .* 6\.000,00\sDA per night$/)).toBeTruthy();
  await user.selectOptions(rate, "public");

  await user.click(await at(/^205 · .* 10\.500,00\sDA per night$/));
  expect(asked).toEqual(["company-1", "public"]);
  await waitFor(() => expect(rate.value).toBe("public"));
  await save();
  await screen.findByText("Booking saved: Rachid Taha, room 205.");
  expect(hotel.bookings.at(-1)).toMatchObject({ ratePlan: "public", rateCentimes: 1_050_000 });
});
