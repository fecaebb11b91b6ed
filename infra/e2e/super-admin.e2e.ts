import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import type { HotelList } from "@funduq/shared-types/contracts/hotel";
import { ownInstallation } from "./installations.ts";
import { asOwner } from "./support/database.ts";
import { idOfHotel } from "./support/newcomers.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("SYS-01 SYS-04 the super admin sees every hotel with its expiry and adds 30 days", async ({
  open,
  call,
}) => {
  const expiry = async () => {
    const { hotels } = await (await call("super")).get<HotelList>("/hotels");
    return Date.parse(hotels.find(({ name }) => name === "Hôtel Dar El Wahat")?.expiresAt ?? "");
  };
  const before = await expiry();
  const page = await open("super");
  await page.goto("/");
  const table = page.getByRole("grid");
  for (const header of ["Hotel Name", "City", "Subscription Expires", "Actions"])
    await expect(table.getByRole("columnheader", { name: header })).toBeVisible();
  const row = table.getByRole("row", { name: /Hôtel Dar El Wahat/ });
  await expect(row).toContainText("Biskra");
  const shown = (await row.getByRole("gridcell").nth(2).textContent()) ?? "";

  await button(row, "+30 Days for Hôtel Dar El Wahat").click();
  await expect(
    page.getByText("The subscription of Hôtel Dar El Wahat was extended by 30 days."),
  ).toBeVisible();
  await expect(row.getByRole("gridcell").nth(2)).not.toHaveText(shown);
  expect((await expiry()) - before).toBe(30 * 86_400_000);
});

test("SYS-01 SYS-03 Manage opens the dashboard of that hotel", async ({ open }) => {
  const page = await open("super");
  await page.goto("/");
  await button(page, "Manage Hôtel Dar El Wahat").click();
  await expect(page).toHaveURL(new RegExp(`/hotel/${await idOfHotel("second")}/dashboard`));
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.locator("[role=gridcell]")).toHaveCount(12);
  await expect(page.getByText("Hôtel Dar El Wahat").first()).toBeVisible();
});

test("SYS-01 a link to a hotel opens for the super admin with one session request", async ({
  open,
}) => {
  const page = await open("super");
  const hotelId = await idOfHotel("second");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/session") asked.push(search);
    // The stream continues from the session, which is not read again.
    if (pathname.endsWith("/live")) asked.push(search.replace(/\d+/, "…"));
  });
  await page.goto(`/hotel/${hotelId}/dashboard`);
  await expect(page.locator("[role=gridcell]")).toHaveCount(12);
  await expect(page.getByRole("combobox", { name: "Hotel", exact: true })).toHaveValue(
    "Hôtel Dar El Wahat",
  );
  expect(asked).toEqual([`?hotelId=${hotelId}`, "?after=…"]);
});

test("SYS-05 a hotel is deleted after typing its name; its users are redirected to their other hotel", async ({
  open,
  hire,
}) => {
  const name = `Pension ${randomUUID().slice(0, 8)}`;
  const hotelId = randomUUID();
  const clerk = await hire({ role: "front-office" });
  await asOwner(async (tx) => {
    await tx`insert into hotels (id, name, city, business_date)
      values (${hotelId}, ${name}, 'Béjaïa', current_date)`;
    await tx`insert into hotel_users (hotel_id, id, email, user_id, role)
      select ${hotelId}, ${randomUUID()}, email, id, 'hotel-admin' from users
      where email = ${clerk.email}`;
  }, hotelId);
  const desk = await open(await clerk.signIn());
  await desk.goto(`/hotel/${hotelId}/user-management`);
  await expect(desk.getByRole("heading", { name: "User Management" })).toBeVisible();

  const page = await open("super");
  await page.goto("/");
  await button(page, `Delete ${name}`).click();
  const question = page.getByRole("alertdialog", { name: `Delete ${name}?` });
  await expect(question).toContainText("This is permanent and cannot be undone.");
  await question.getByRole("textbox").fill("Pension");
  await button(question, "Delete hotel").click();
  await expect(question.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  await question.getByRole("textbox").fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(name) })).toHaveCount(0);

  await expect(desk).toHaveURL(`/hotel/${clerk.hotelId}/dashboard`);
  await expect(desk.getByRole("grid")).toBeVisible();
  await expect(desk.getByRole("dialog")).toHaveCount(0);
  const kept = await fs.readdir(path.join(ownInstallation().data, "exports"));
  expect(kept.filter((file) => file.includes(hotelId))).toHaveLength(1);
});

test.describe("another hotel", () => {
  test("X-07 AUTH-15 the front desk can't access its data by id", async ({ call, desk }) => {
    const foreign = await idOfHotel("second");
    const { request } = await call("frontdesk");
    const [mine] = (await desk.grid()).rooms;
    const booking = (await desk.grid()).rooms.flatMap(({ bookings }) => bookings)[0];
    const reads = [
      "day-grid",
      "housekeeping",
      "restaurants",
      "live",
      `bookings/${booking?.id}`,
      `rates/offers?roomTypeId=${mine?.roomTypeId}&guests=1`,
    ];
    for (const path of reads)
      expect((await request.get(`/api/hotels/${foreign}/${path}`)).status(), path).toBe(404);
    for (const path of ["guest-search", "company-search", "search"]) {
      const found = await request.post(`/api/hotels/${foreign}/${path}`, { data: { query: "a" } });
      expect(found.status(), path).toBe(404);
    }
    const write = await request.post(`/api/hotels/${foreign}/bookings/${booking?.id}/check-in`, {
      data: { version: 1 },
      headers: { "idempotency-key": crypto.randomUUID() },
    });
    expect(write.status()).toBe(404);
  });

  test("X-07 its bookings are not found through the user's own hotel", async ({ call, hire }) => {
    const there = await hire({ role: "front-office", hotel: "second" });
    const theirs = await call(await there.signIn());
    const grid = await theirs.get<{ rooms: { bookings: { id: string }[] }[] }>(
      `/hotels/${there.hotelId}/day-grid`,
    );
    const id = grid.rooms.flatMap(({ bookings }) => bookings)[0]?.id;
    expect(id).toBeTruthy();
    const { request } = await call("frontdesk");
    const here = await idOfHotel("first");
    expect((await request.get(`/api/hotels/${here}/bookings/${id}`)).status()).toBe(404);
  });

  test.describe("by its URL", () => {
    test.use({ expectedErrors: /404.*\/api\/modules/ });

    test("AUTH-15 the front desk is redirected to its own hotel", async ({ open }) => {
      const page = await open("frontdesk");
      await page.goto(`/hotel/${await idOfHotel("second")}/dashboard`);
      await expect(page).toHaveURL(`/hotel/${await idOfHotel("first")}/dashboard`);
      await expect(page.getByText("Hôtel Dar El Wahat")).toHaveCount(0);
    });
  });
});
