import { button, roomCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("BK-01 an open booking form shows at once that another user has booked the room", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await button(page, `Walk-in, room ${room.number}`).click();
  await page.getByRole("combobox", { name: "Guest" }).fill("Fatiha Boualem");
  await expect(page.getByLabel("Room", { exact: true })).toHaveValue(room.id);
  await desk.book(room, "Somebody Faster");
  await expect(page.getByText(`Room ${room.number} is not free on these dates.`)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Guest" })).toHaveValue("Fatiha Boualem");
});

test.describe("without live changes", () => {
  test.use({ expectedErrors: /\/live|status of 409/ });

  test("BK-07 BK-08 when two users book the same room, the second gets the conflict dialog and keeps the input", async ({
    open,
    desk,
  }) => {
    const room = await desk.readyRoom();
    const winner = await open("frontdesk");
    const loser = await open("frontdesk");
    await loser.route("**/live*", (route) => route.abort());
    for (const [page, guest] of [
      [winner, "Kamel First"],
      [loser, "Kamel Second"],
    ] as const) {
      await page.goto("/dashboard");
      await button(page, `Walk-in, room ${room.number}`).click();
      await page.getByRole("combobox", { name: "Guest" }).fill(guest);
      await page.getByRole("textbox", { name: "Comments" }).fill(`The wish of ${guest}`);
      await expect(page.getByLabel("Rate plan")).toContainText("Public Rate");
    }
    await button(winner, "Save booking").click();
    await expect(roomCard(winner, room.number)).toContainText("Kamel First");
    await button(loser, "Save booking").click();

    const conflict = loser.getByRole("alert").filter({ hasText: "last-minute conflict" });
    await expect(conflict).toContainText("Kamel First");
    await expect(loser.getByRole("combobox", { name: "Guest" })).toHaveValue("Kamel Second");
    await expect(loser.getByRole("textbox", { name: "Comments" })).toHaveValue(
      "The wish of Kamel Second",
    );
    expect(await desk.bookingsOf("Kamel Second")).toHaveLength(0);

    await conflict
      .getByRole("button", { name: /per night/ })
      .first()
      .click();
    await expect(conflict).toBeHidden();
    await expect(loser.getByLabel("Rate plan")).toContainText("Public Rate");
    await button(loser, "Save booking").click();
    await expect(loser.getByText(/Booking saved: Kamel Second/)).toBeVisible();
    expect(await desk.bookingsOf("Kamel Second")).toHaveLength(1);
    expect(await desk.bookingsOf("Kamel First")).toHaveLength(1);
  });
});
