import { happyHourSchema } from "@funduq/shared-types/contracts/pos-happy-hour";
import { http, server, unreachable } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  bill,
  findItem,
  findTable,
  linesOf,
  openTill,
  operationsUrl,
} from "../../testing/open-till.tsx";

/** A till in whose restaurant tea costs 120,00 instead of 150,00 all day. */
async function openHappyTill() {
  const page = await openTill();
  const { menu } = page.book;
  const tea = menu.items.find(({ name }) => name === "Thé à la menthe");
  menu.happyHours = [
    happyHourSchema.parse({
      ...{ id: crypto.randomUUID(), name: "Midi", isActive: true, days: [1, 2, 3, 4, 5, 6, 7] },
      ...{ from: "00:00", to: "00:00", firstDate: null, lastDate: null, version: 1 },
      prices: [{ kind: "item-price", itemId: tea?.id, priceCentimes: 12_000 }],
    }),
  ];
  await page.user.click(await findTable("T1"));
  return page;
}

it("POS-02 POS-09 the menu and its search show the price of now, the normal one struck through, and the bill both", async () => {
  const { user, book } = await openHappyTill();
  const tile = await findItem("Thé à la menthe");
  expect(tile.textContent).toMatch(/Midi120,00.*150,00/);
  expect(
    within(tile)
      .getByText(/150,00/)
      .closest("s"),
  ).toBeTruthy();
  expect(screen.getByText("Midi until 00:00")).toBeTruthy();
  expect((await findItem("Loubia")).querySelector("s")).toBeNull();
  await user.type(screen.getByRole("searchbox", { name: /Search/ }), "menthe");
  await waitFor(() =>
    expect(screen.getByRole("list", { name: "Menu" }).textContent).toMatch(/Midi120,00.*150,00/),
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

it("POS-09 POS-12 without a network an order has the price of its tap, also when it is sent", async () => {
  const { user, book } = await openHappyTill();
  await findItem("Thé à la menthe");
  server.use(http.post(operationsUrl, unreachable));
  await user.click(await findItem("Thé à la menthe"));
  expect(linesOf()[0]).toMatch(/120,00.*Midi.*150,00/);
  server.resetHandlers();
  const happyHours = book.menu.happyHours ?? [];
  expect(happyHours).toHaveLength(1);
});
