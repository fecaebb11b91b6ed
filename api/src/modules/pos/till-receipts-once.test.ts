import { randomUUID } from "node:crypto";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { describe, expect, it } from "vitest";
import type { Database } from "../../platform/db/database.ts";
import { opensDrawer } from "../../testing/escpos-picture.ts";
import { accepted, cash, posDesk } from "../../testing/pos-desk.ts";
import { appOver, testApp } from "../../testing/test-app.ts";
import { printerSettings, tillPrinters } from "../../testing/till-printers.ts";
import { unreliable } from "../../testing/unreliable.ts";

const api = await testApp({ settings: printerSettings });
const { desk, work, bar } = tillPrinters(api);

/** A process whose transactions are rolled back after all their statements and `meanwhile`. */
function rollingBack(meanwhile: () => Promise<void>) {
  const withHotel: Database["withHotel"] = (hotelId, run, limits) =>
    api.database.withHotel(
      hotelId,
      async (tx) => {
        await run(tx);
        await meanwhile();
        throw new Error("the connection broke");
      },
      limits,
    );
  return posDesk(appOver({ ...api, database: { ...api.database, withHotel } }));
}

describe("POS-06 the receipt of a sale is a part of its transaction", () => {
  it("is neither printed before the commit nor left after a rollback; the retry prints it once and opens the drawer once", async () => {
    const { at, jobs, printer } = await bar();
    const bill = await desk.bill(at, [{ price: 10_900 }]);
    const saleId = randomUUID();
    const broken = await rollingBack(work).sell(at, bill, [cash(10_900)], { saleId });
    expect(broken.status).toBe(500);
    expect(await jobs()).toEqual([]);
    for (let sent = 0; sent < 4; sent += 1)
      await accepted(desk.sell(at, bill, [cash(10_900)], { saleId }));
    await work();
    expect(await jobs()).toMatchObject([{ id: saleId, state: "done", opens: true }]);
    expect(printer.papers.map(opensDrawer)).toEqual([true]);
  });

  it("is printed once where the answer of its sale was lost", async () => {
    const { at, jobs, printer } = await bar();
    const bill = await desk.bill(at, [{ price: 10_900 }]);
    const saleId = randomUUID();
    const till = unreliable(api, { rolledBack: 0, lost: 100 }, 1);
    expect((await till.sell(at, bill, [cash(10_900)], { saleId })).status).toBe(500);
    await work();
    await accepted(desk.sell(at, bill, [cash(10_900)], { saleId }));
    await work();
    expect(await jobs()).toMatchObject([{ id: saleId, state: "done" }]);
    expect(printer.papers.map(opensDrawer)).toEqual([true]);
  });

  it("of a refund that is sent four times is printed once, and opens the drawer once", async () => {
    const { at, sell, jobs, printer } = await bar();
    const sale = await sell();
    await work();
    const refundId = randomUUID();
    const broken = await rollingBack(work).refund(at, sale, { refundId });
    expect(broken.status).toBe(500);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => accepted<Sale>(desk.refund(at, sale, { refundId }))),
    );
    for (const { id, printerName } of answers)
      expect({ id, printerName }).toEqual({ id: refundId, printerName: "Comptoir" });
    await work();
    expect((await jobs()).map(({ id, opens }) => [id, opens])).toEqual([
      [sale.id, true],
      [refundId, true],
    ]);
    expect(printer.papers.map(opensDrawer)).toEqual([true, true]);
  });
});
