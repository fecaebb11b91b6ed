import type { Page } from "@playwright/test";
import { button, roomCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

async function fillBooking(page: Page, number: string, guest: string) {
  await page.goto("/dashboard");
  await button(roomCard(page, number), `Walk-in, room ${number}`).click();
  const dialog = page.getByRole("dialog", { name: `Walk-in, room ${number}` });
  await dialog.getByRole("combobox", { name: "Guest" }).fill(guest);
  await dialog.getByLabel("Comments").fill("Two keys");
  await expect(dialog.getByLabel("Rate plan")).toContainText("Public Rate");
  return dialog;
}

test.describe("a lost response", () => {
  test.use({ expectedErrors: /ERR_FAILED.*\/bookings/ });

  test("X-02 when only the response of a save is lost, repeated saves create one booking", async ({
    open,
    desk,
  }) => {
    const room = await desk.readyRoom();
    const page = await open("frontdesk");
    const dialog = await fillBooking(page, room.number, "Yasmine Kerbouche");
    await page.route(
      "**/api/hotels/*/bookings",
      async (route) => {
        expect((await route.fetch()).status()).toBe(201);
        await route.abort();
      },
      { times: 1 },
    );
    await button(dialog, "Save booking").click();
    await expect(dialog.getByRole("alert")).toContainText("The server can't be reached");
    await expect(dialog.getByRole("combobox", { name: "Guest" })).toHaveValue("Yasmine Kerbouche");
    await expect(dialog.getByLabel("Comments")).toHaveValue("Two keys");
    // The live update already shows the saved booking on this screen.
    await expect(roomCard(page, room.number)).toContainText("Yasmine Kerbouche");

    await button(dialog, "Save booking").click();
    await expect(page.getByText(/Booking saved: Yasmine Kerbouche/)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await desk.bookingsOf("Yasmine Kerbouche")).toHaveLength(1);
  });

  test("X-02 when the request is lost, the form keeps its input", async ({ open, desk }) => {
    const room = await desk.readyRoom();
    const page = await open("frontdesk");
    const dialog = await fillBooking(page, room.number, "Reda Bouzid");
    await page.route("**/api/hotels/*/bookings", (route) => route.abort(), { times: 1 });
    await button(dialog, "Save booking").click();
    await expect(dialog.getByRole("alert")).toContainText("The server can't be reached");
    await expect(dialog.getByRole("combobox", { name: "Guest" })).toHaveValue("Reda Bouzid");
    await expect(dialog.getByLabel("Comments")).toHaveValue("Two keys");
    expect(await desk.bookingsOf("Reda Bouzid")).toHaveLength(0);

    await button(dialog, "Save booking").click();
    await expect(page.getByText(/Booking saved: Reda Bouzid/)).toBeVisible();
    expect(await desk.bookingsOf("Reda Bouzid")).toHaveLength(1);
  });
});

/** Runs in the page: clicks a button every millisecond while it exists. */
async function pressWhileThere(page: Page, label: string): Promise<void> {
  await page.evaluate((wanted) => {
    setInterval(() => {
      const buttons = document.querySelectorAll<HTMLButtonElement>("dialog[open] button");
      for (const each of buttons) if (each.textContent === wanted) each.click();
    }, 1);
  }, label);
}

test("X-02 repeated clicks until the dialog closes create one booking", async ({ open, desk }) => {
  const room = await desk.readyRoom();
  const page = await open("frontdesk");
  const dialog = await fillBooking(page, room.number, "Lamia Djebbar");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/bookings"))
      sent.push(request.url());
  });
  await pressWhileThere(page, "Save booking");
  await expect(page.getByText(/Booking saved: Lamia Djebbar/)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(sent).toHaveLength(1);
  expect(await desk.bookingsOf("Lamia Djebbar")).toHaveLength(1);
});

test("X-02 a double click posts a payment once", async ({ open, desk }) => {
  const room = await desk.readyRoom();
  const { id } = await desk.book(room, "Tarek Mansouri", { checkInNow: true });
  const page = await open("frontdesk");
  await page.goto(`/dashboard`);
  await expect(roomCard(page, room.number)).toContainText("Tarek Mansouri");
  await roomCard(page, room.number).click();
  await button(page, "Folio Manager").click();
  await button(page, "Post Payment").click();
  const form = page.getByRole("dialog", { name: "Post Payment" });
  await form.getByLabel("Amount (DA)").fill("1000");
  await button(form, "Post Payment").dblclick();
  await expect(page.getByText("Payment posted successfully!")).toBeVisible();
  const { folios } = await desk.booking(id);
  expect(folios.flatMap(({ postings }) => postings)).toHaveLength(1);
});
