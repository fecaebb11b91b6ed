import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { centimes } from "@funduq/shared-types/values/centimes";
import { formatMoney } from "@funduq/shared-ui/format";
import { deviceStorage } from "@funduq/shared-ui/state";
import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { draftOf, keepDraft } from "../../features/checkout/checkout-drafts.ts";
import { bill, findTable, openTill } from "../../testing/open-till.tsx";

beforeEach(() => deviceStorage.set("funduq.checkouts", null));

const totalOf = (open: OpenBill) => billAmounts(open.lines, open).netCentimes;
const money = (amount: number) => formatMoney(centimes(amount));

/** What guests have handed over for a bill on this device. */
function take(open: OpenBill, amount: number) {
  const part = { method: "Cash", tipCentimes: centimes(0), tenderedCentimes: null } as const;
  const parts = [{ ...part, amountCentimes: centimes(amount) }];
  act(() => void keepDraft({ ...draftOf(open), parts }));
}

async function openTables() {
  const page = await openTill();
  const billsOf = (table: string) =>
    page.book.list().filter(({ tableName }) => tableName === table);
  await findTable("T5");
  return { ...page, billsOf };
}

function partsOf([first, second]: readonly OpenBill[]) {
  if (!first || !second) throw new Error("T5 has two bills");
  return { first, second };
}

it("POS-10 a table keeps the count of its bills and says what is left of all of them; each bill what is left of it", async () => {
  const page = await openTables();
  const { first, second } = partsOf(page.billsOf("T5"));
  take(first, 10_000);
  const table = await findTable("T5");
  const all = totalOf(first) + totalOf(second) - 10_000;
  expect(table.textContent).toContain(`2 open billsLeft to pay${money(all)}`);
  await page.user.click(table);
  const dialog = within(await screen.findByRole("dialog", { name: "Bills of T5" }));
  const [one, other] = dialog.getAllByRole("button", { name: /^Bill \d/u });
  expect(one?.textContent).toContain(`Left to pay${money(totalOf(first) - 10_000)}`);
  expect(other?.textContent).toContain(money(totalOf(second)));
  expect(other?.textContent).not.toContain("Left to pay");
});

it("POS-10 what was taken beyond a bill is to be given back: at the table, in the bill, and where bills are merged", async () => {
  const page = await openTables();
  const { first } = partsOf(page.billsOf("T5"));
  const [paid] = page.billsOf("T8");
  if (!paid) throw new Error("T8 has a bill");
  take(paid, totalOf(paid) + 4_000);
  const table = await findTable("T8");
  expect(table.textContent).toContain(`To give back${money(-4_000)}`);
  expect(table.textContent).not.toContain("Left to pay");
  await page.user.click(table);
  const back = (await within(bill()).findByText("To give back")).parentElement;
  expect(back?.textContent).toBe(`To give back${money(4_000)}`);
  const taken = within(bill()).getByText("Taken").parentElement;
  expect(taken?.textContent).toBe(`Taken${money(totalOf(paid) + 4_000)}`);
  const bar = screen.getAllByText("To give back").find((each) => !bill().contains(each));
  expect(bar?.parentElement?.textContent).toBe(`To give back${money(-4_000)}`);

  await page.user.click(screen.getByRole("button", { name: "Tables" }));
  take(first, 10_000);
  await page.user.click(await findTable("T8"));
  await page.user.click(within(bill()).getByRole("button", { name: "More actions" }));
  await page.user.click(await screen.findByRole("menuitem", { name: /^Merge/u }));
  const dialog = within(await screen.findByRole("dialog"));
  const left = `Left to pay${money(totalOf(first) - 10_000)}`;
  expect(dialog.getByText("Left to pay").closest("button")?.textContent).toContain(left);
});
