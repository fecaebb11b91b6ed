import { useLocation } from "@funduq/shared-ui/router";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addTexts } from "../../i18n/catalogue.ts";
import { Root } from "../../root.tsx";
import { hotelHandlers } from "../../standalone/handlers.ts";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { aGroup } from "../../testing/a-group.ts";

beforeAll(async () => {
  await import("./create-group.tsx");
}, 60_000);
beforeEach(() => localStorage.clear());

const twelve = Array.from({ length: 12 }, (_, n) => ({
  id: `01890a5d-ac96-774b-bcce-b302090003${String(n).padStart(2, "0")}`,
  name: `Sahara Voyages ${n + 1}`,
  contactPerson: null,
  phone: null,
  email: null,
  nif: null,
  rates: [0, 0, 0, 0],
}));

/** The form over a mocked hotel with twelve companies, what it asked for, and what it sent. */
async function open() {
  addTexts();
  const sent: unknown[] = [];
  const asked: { query: string; limit: number }[] = [];
  server.use(...hotelHandlers(new MockHotel()));
  server.use(
    http.post(apiUrl("hotels/:hotelId/groups"), async ({ request }) => {
      sent.push(await request.json());
      const { id, name, version } = aGroup();
      return HttpResponse.json({ id, name, version });
    }),
    http.post(apiUrl("hotels/:hotelId/company-search"), async ({ request }) => {
      const search = (await request.json()) as { query: string; limit: number };
      asked.push(search);
      return HttpResponse.json({ companies: twelve.slice(0, search.limit) });
    }),
  );
  const page = await renderWithStore(<Root view="create-group" basename="" />);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
  await waitFor(() => field("Room type"), { timeout: 15_000 });
  const fill = async (name: string, text: string) => {
    await page.user.clear(field(name));
    await page.user.type(field(name), text);
    await page.user.tab();
  };
  const save = () => page.user.click(screen.getByRole("button", { name: "Create group booking" }));
  const said = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);
  return { ...page, field, fill, save, said, sent, asked };
}

/** A name and a type, with which the group could be booked. */
async function openFilled() {
  const page = await open();
  await page.fill("Group name", "Tassili Tour");
  await page.user.selectOptions(page.field("Room type"), "Double");
  await waitFor(() => expect(page.field("Rate plan").value).not.toBe(""));
  return page;
}

test("GRP-01 a check-out typed before the check-in is said in the specification's words, and at its field", async () => {
  const { field, fill, save, said, sent } = await openFilled();
  await fill("Check-in", "20/05/2026");
  await fill("Check-out", "18/05/2026");
  await save();
  expect(said()).toContain("Check-out date must be after the check-in date for all blocks.");
  expect(said()).not.toContain("Please fill out all fields for each room block.");
  expect(document.activeElement).toBe(field("Check-out"));
  expect(sent).toEqual([]);

  await fill("Check-out", "22/05/2026");
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    { blocks: [{ checkInDate: "2026-05-20", checkOutDate: "2026-05-22" }] },
  ]);
});

test("GRP-01 X-05 what is missing is said at its field and once below; the first field has the focus", async () => {
  const { user, field, save, said, sent } = await open();
  await user.clear(field("Persons"));
  await save();
  expect(said()).toEqual([
    "Please enter a group name or select a company.",
    "Please choose a room type.",
    "Please enter the persons per room.",
    "Please fill out all fields for each room block.",
  ]);
  expect(document.activeElement).toBe(field("Group name"));
  expect(sent).toEqual([]);
});

test("GRP-01 a check-in before the business date is said at its field", async () => {
  const { field, fill, save, said, sent } = await openFilled();
  await fill("Check-in", "01/04/2026");
  await save();
  expect(said()).toContain("The check-in date is before the business date 10/04/2026.");
  expect(document.activeElement).toBe(field("Check-in"));
  expect(sent).toEqual([]);
});

test("GRP-02 rooms that are missing are said until other rooms or nights are wanted", async () => {
  const { fill, save } = await openFilled();
  const params = { roomTypeId: "x", roomTypeName: "Double", date: "2026-05-02" };
  server.use(
    http.post(apiUrl("hotels/:hotelId/groups"), () =>
      problem("availability.overbooked", { ...params, left: 6, wanted: 30 }),
    ),
  );
  await fill("Rooms", "30");
  await save();
  const said = () => screen.queryByText(/^Double, night of/);
  await waitFor(() => expect(said()).toBeTruthy());
  await fill("Contact person", "Sofiane");
  expect(said()).toBeTruthy();
  await fill("Rooms", "6");
  expect(said()).toBeNull();
});

test.each(["0", "-1"])("GRP-05 %s rooms become 1; an empty field stays empty", async (typed) => {
  const { user, field, fill, sent } = await openFilled();
  await fill("Rooms", typed);
  expect(field("Rooms").value).toBe("1");
  await user.clear(field("Rooms"));
  await user.tab();
  expect(field("Rooms").value).toBe("");

  await user.type(field("Rooms"), `${typed}{Control>}{Enter}{/Control}`);
  await waitFor(() => expect(sent).toMatchObject([{ blocks: [{ quantity: 1 }] }]));
});

test("GRP-06 the hotel's companies are asked for after more than two characters, and ten are shown", async () => {
  const { user, field, asked } = await open();
  await user.type(field("Company"), "Sa");
  // Longer than a search waits for the next letter.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(asked).toEqual([]);
  await user.type(field("Company"), "h");
  const options = await screen.findAllByRole("option", { name: /^Sahara Voyages/ });
  expect(options).toHaveLength(10);
  expect(asked).toEqual([{ query: "Sah", limit: 10 }]);
});

function Elsewhere() {
  return <output>{useLocation().pathname}</output>;
}

test("GRP-02 X-02 a group that is saved after its screen was left is told, and leads nowhere", async () => {
  const { save, rerender, sent } = await openFilled();
  let answer = () => {};
  server.use(
    http.post(apiUrl("hotels/:hotelId/groups"), async ({ request }) => {
      sent.push(await request.json());
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      const { id, name, version } = aGroup();
      return HttpResponse.json({ id, name, version });
    }),
  );
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  rerender(<Elsewhere />);
  answer();
  await screen.findByText(/created/i);
  expect(screen.getByRole("status", { name: "" }).textContent).toBe("/");
});
