import { randomUUID } from "node:crypto";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import { expect, type Page } from "@playwright/test";
import type { Scene } from "./dialogs.ts";
import { behind, inHotel, type Station, topDialog } from "./station.ts";

export function groupAccountStations(hotelId: string, scene: Scene): Station[] {
  const at = inHotel(hotelId);
  return [
    at(accountOf(scene), "charge of a group", async (page) => {
      await topDialog(page).locator("footer button").nth(-2).click();
      await topDialog(page).locator("footer button").last().click();
      await expect(topDialog(page).locator("[aria-invalid=true]").first()).toBeVisible();
    }),
    at(accountOf(scene), "payment of a group beyond what is owed", async (page) => {
      await showAccount(page);
      await topDialog(page).locator("footer button").last().click();
      await topDialog(page).getByRole("textbox").first().fill("99999999");
      await expect(topDialog(page).getByRole("alert")).toBeVisible();
    }),
    at(accountOf(scene), "what a group takes over", async (page) => {
      await showAccount(page);
      await topDialog(page).locator("footer button").nth(-3).click();
      await expect(topDialog(page).getByRole("checkbox")).toBeVisible();
    }),
    at(accountOf(scene), "reversal on a group's account", async (page) => {
      await showAccount(page);
      await topDialog(page).locator("table button").last().click();
      await expect(topDialog(page).getByRole("textbox")).toBeVisible();
    }),
    at(accountOf(scene), "refund of a group", async (page) => {
      await showAccount(page);
      await topDialog(page).locator("footer button").nth(-4).click();
      await expect(topDialog(page).getByRole("combobox")).toBeVisible();
    }),
    at(accountOf(scene), "paper of a group's account", async (page) => {
      await showAccount(page);
      await topDialog(page).locator("footer button").nth(1).click();
      await expect(topDialog(page).getByRole("table").first()).toBeVisible();
    }),
    at(
      behind(`dashboard?booking=${scene.inHouse.id}&panel=folios`),
      "what goes to the group's account",
      async (page) => {
        await joinGroup(page, scene);
        await topDialog(page).locator("footer button").nth(2).click();
        await expect(page.locator("dialog[open]")).toHaveCount(3);
      },
    ),
  ];
}

/** Makes the scene's checked-in stay a member of the group, because the future group has no guest in house with a balance. */
async function joinGroup(page: Page, { inHouse, group }: Scene): Promise<void> {
  await page.route(`**/api/hotels/*/bookings/${inHouse.id}`, async (route) => {
    const booking: Booking = await (await route.fetch()).json();
    const ofGroup = { ...booking, groupId: group.id, groupStatus: "Confirmed" };
    await route.fulfill({ json: ofGroup });
  });
  await page.reload();
}

const accountOf = ({ group }: Scene) => behind(`dashboard?group=${group.id}&task=account`);

/** Opens a group account with postings of all kinds, a credit balance and a member with a balance due. */
async function showAccount(page: Page): Promise<void> {
  await page.route("**/api/hotels/*/groups/*/account", (route) => route.fulfill({ json: account }));
  await page.reload();
  await expect(topDialog(page).locator("table button").first()).toBeVisible();
}

const line = (more: object) => ({
  id: randomUUID(),
  businessDate: "2026-05-01",
  postedAt: "2026-05-01T10:00:00Z",
  postedBy: "Amina",
  department: null,
  method: null,
  reversesPostingId: null,
  reversalReason: null,
  reversedByPostingId: null,
  splitOfPostingId: null,
  night: null,
  item: null,
  rechargesPostingId: null,
  checkOutVersion: null,
  stay: null,
  ...more,
});
const [mistaken, takenBack] = [randomUUID(), randomUUID()];
const mistake = {
  kind: "charge",
  description: "Salle de réunion",
  department: "Other",
  amountCentimes: 1_500_000,
};
const sums = { chargesCentimes: 900_000, paymentsCentimes: 0, balanceCentimes: 900_000 };
const guest = { bookingId: randomUUID(), guestName: "أحمد بن علي", roomNumber: "205" };
const account = {
  ...sums,
  postings: [
    line({ ...mistake, id: mistaken, reversedByPostingId: takenBack }),
    line({ ...mistake, id: takenBack, reversesPostingId: mistaken, reversalReason: "Deux fois" }),
    line({
      kind: "charge",
      description: "Transfer",
      amountCentimes: 500_000,
      stay: { ...guest, postingId: randomUUID() },
    }),
    line({
      kind: "charge",
      description: "Dîner de gala",
      department: "Restaurant",
      amountCentimes: 3_000_000,
    }),
    line({
      kind: "payment",
      description: "Payment - Cash",
      method: "Cash",
      amountCentimes: 4_000_000,
    }),
  ],
  stays: [
    {
      ...guest,
      status: "Checked-in",
      folios: [
        {
          ...sums,
          id: randomUUID(),
          key: "folio_guest_personal",
          name: "Personal",
          payer: "Guest",
        },
      ],
    },
  ],
};
