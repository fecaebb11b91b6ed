import { happyHourSchema } from "@funduq/shared-types/contracts/pos-happy-hour";
import {
  type RecordedSale,
  recordedSaleSchema,
} from "@funduq/shared-types/contracts/pos-recorded-sale";
import { server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { goOffline } from "../../testing/bill-probe.tsx";
import { bill, findItem, findTable, linesOf, openTill } from "../../testing/open-till.tsx";

/** A till in whose restaurant tea costs 120,00 instead of 150,00 all day. */
async function openHappyTill() {
  const page = await openTill();
  const { menu } = page.book;
  const tea = menu.items.find(({ name }) => name === "Thé à la menthe");
  menu.happyHours = [
    happyHourSchema.parse({
      id: crypto.randomUUID(),
      name: "Midi",
      isActive: true,
      days: [1, 2, 3, 4, 5, 6, 7],
      from: "00:00",
      to: "00:00",
      firstDate: null,
      lastDate: null,
      version: 1,
      prices: [{ kind: "item-price", itemId: tea?.id, priceCentimes: 12_000 }],
    }),
  ];
  await page.user.click(await findTable("T1"));
  return page;
}

it("POS-02 POS-09 the menu and its search show the price of now, the normal one struck through, and the bill both", async () => {
  const { user, book } = await openHappyTill();
  const tile = await findItem("Thé à la menthe");
  expect(tile.textContent).toMatch(/120,00.*150,00/);
  expect(
    within(tile)
      .getByText(/150,00/)
      .closest("s"),
  ).toBeTruthy();
  expect(screen.getByText("Midi until 00:00")).toBeTruthy();
  expect((await findItem("Loubia")).querySelector("s")).toBeNull();
  await user.type(screen.getByRole("searchbox", { name: /Search/ }), "menthe");
  await waitFor(() =>
    expect(screen.getByRole("list", { name: "Menu" }).textContent).toMatch(/120,00.*150,00/),
  );
  await user.click(await findItem("Thé à la menthe"));
  await user.click(screen.getByRole("button", { name: "One more: Thé à la menthe" }));
  expect(linesOf()).toHaveLength(1);
  expect(linesOf()[0]).toMatch(/240,00.*Midi.*300,00/);
  const lines = () => book.list().find(({ tableName }) => tableName === "T1")?.lines;
  await waitFor(() =>
    expect(lines()).toMatchObject([
      {
        priceCentimes: 12_000,
        quantity: 2,
        happyHour: { name: "Midi", normalPriceCentimes: 15_000 },
      },
    ]),
  );
  await user.click(within(bill()).getByRole("button", { name: "Checkout" }));
  const checkout = await screen.findByRole("dialog", { name: /^Checkout/ });
  expect(checkout.textContent).toContain("240,00");
});

it("POS-09 a happy hour that makes nothing cheaper now is not announced", async () => {
  const page = await openTill();
  const { menu } = page.book;
  const tea = menu.items.find(({ name }) => name === "Thé à la menthe");
  const allDay = (name: string, priceCentimes: number) =>
    happyHourSchema.parse({
      id: crypto.randomUUID(),
      name,
      isActive: true,
      days: [1, 2, 3, 4, 5, 6, 7],
      from: "00:00",
      to: "00:00",
      firstDate: null,
      lastDate: null,
      version: 1,
      prices: [{ kind: "item-price", itemId: tea?.id, priceCentimes }],
    });
  menu.happyHours = [allDay("Cheaper", 11_000), allDay("Beaten", 12_000), allDay("Vain", 20_000)];
  await page.user.click(await findTable("T1"));
  await findItem("Thé à la menthe");
  expect(screen.getByText("Cheaper until 00:00")).toBeTruthy();
  expect(screen.queryByText(/Beaten|Vain/u)).toBeNull();
});

it("POS-09 POS-12 a sale without a network has the happy hour of its lines, and when they were tapped", async () => {
  vi.stubGlobal("print", vi.fn());
  const recorded: RecordedSale[] = [];
  server.events.on("request:start", async ({ request }) => {
    if (request.url.endsWith("/recorded-sale"))
      recorded.push(recordedSaleSchema.parse(await request.clone().json()));
  });
  const { user } = await openHappyTill();
  await findItem("Thé à la menthe");
  const comeBack = goOffline();
  await user.click(await findItem("Thé à la menthe"));
  expect(linesOf()[0]).toMatch(/120,00.*Midi.*150,00/);
  await user.click(within(bill()).getByRole("button", { name: "Checkout" }));
  await user.click(await screen.findByRole("button", { name: /close the bill$/u }));
  const sold = await screen.findByRole("dialog", { name: /^Sold:/u });
  await waitFor(() => expect(sold.textContent).toMatch(/Midi au lieu de 150,00/));
  act(comeBack);
  await waitFor(() => expect(recorded).toHaveLength(1));
  const happyHour = { name: "Midi", normalPriceCentimes: 15_000 };
  expect(recorded[0]?.lines).toMatchObject([
    { priceCentimes: 12_000, happyHour, orderedAt: expect.stringMatching(/Z$/u) },
  ]);
});
