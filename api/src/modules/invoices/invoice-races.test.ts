import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { describe, expect, it } from "vitest";
import { makeCompany } from "../../testing/factories-bookings.ts";
import { invoiceDesk, type MadeDebtor } from "../../testing/invoice-desk.ts";
import { arrangeRace, deadlocksDuring, outcomeOf, tally } from "../../testing/races.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner, request } = api;
const desk = invoiceDesk(api);
const { house, debtor, debtors, issue, preview, save, violations } = desk;
const { current } = bookingSteps(api);

/** The body that saves an invoice over these stays. */
async function bodyOf(made: Awaited<ReturnType<typeof house>>, debtorIds: string[]) {
  const { totals } = await preview(made, debtorIds);
  const { grandTotalCentimes } = totals;
  return { debtorIds, paymentMethod: "Cheque", grandTotalCentimes };
}

/** The body that undoes a check-out, as the desk sees the booking now. */
async function undo(made: MadeDebtor) {
  const { version } = await current(made);
  return () =>
    request("POST", `/hotels/${made.hotelId}/bookings/${made.bookingId}/undo`, {
      as: made.staff,
      body: { version, reason: "The wrong guest" },
    });
}

const lockAccount = (companyId: string) => (tx: postgres.TransactionSql) =>
  tx`select from folios where owner_id = ${companyId} and key = 'folio_account' for no key update`;

describe("INV-08 at the same time", () => {
  it("ten invoices over the same stays, ten times: one is saved, and the series has no gap", async () => {
    const made = await house();
    const stays = [await debtor(made), await debtor(made), await debtor(made)];
    const ids = stays.map(({ debtorId }) => debtorId);
    const body = await bodyOf(made, ids);
    const deadlocks = await deadlocksDuring(api, async (processes) => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => {
          const process = processes[index % 2];
          if (!process) throw new Error("two processes");
          return invoiceDesk(process).save(made, body);
        }),
      );
      const outcomes = await Promise.all(answers.map(outcomeOf));
      expect(tally(outcomes)).toEqual({ "201": 1, "409 invoice.debtor-taken": 9 });
    });
    expect(deadlocks).toBe(0);
    expect(await violations(made)).toEqual([]);
  });

  it("ten invoices of overlapping stays: no stay is on two, and the series has no gap", async () => {
    const made = await house();
    const stays = [];
    for (let index = 0; index < 10; index += 1) stays.push(await debtor(made));
    const ids = stays.map(({ debtorId }) => debtorId);
    const bodies = await Promise.all(
      ids.map((id, index) => bodyOf(made, [id, ids[(index + 1) % ids.length] ?? id])),
    );
    const answers = await Promise.all(bodies.map((body) => save(made, body)));
    const outcomes = await Promise.all(answers.map(outcomeOf));
    const saved = outcomes.filter(({ status }) => status === 201).length;
    expect(saved).toBeGreaterThan(0);
    expect(outcomes.filter(({ code }) => code === "invoice.debtor-taken")).toHaveLength(10 - saved);
    expect((await debtors(made)).count).toBe(10 - 2 * saved);
    expect((await desk.search(made)).invoices).toHaveLength(saved);
    expect(await violations(made)).toEqual([]);
  });

  it("INV-07 invoices of ten companies in one millisecond have ten numbers", async () => {
    const made = await house();
    const bodies = [];
    for (let index = 0; index < 10; index += 1) {
      const companyId = await makeCompany(api.database, made.staff.hotelId);
      const other = { ...made, companyId };
      const { debtorId } = await debtor(other);
      bodies.push({ other, body: await bodyOf(other, [debtorId]) });
    }
    const answers = await Promise.all(bodies.map(({ other, body }) => save(other, body)));
    const outcomes = await Promise.all(answers.map(outcomeOf));
    expect(tally(outcomes)).toEqual({ "201": 10 });
    const rows = await owner`select number, series_number as "seriesNumber" from invoices
      where hotel_id = ${made.staff.hotelId} order by 2`;
    expect(new Set(rows.map(({ number }) => number)).size).toBe(10);
    expect(rows.map(({ seriesNumber }) => seriesNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await violations(made)).toEqual([]);
  });
});

describe("I5 a document during the night audit", () => {
  /** The night audit closes 21 November meanwhile. */
  const atTheClosing = (hotelId: string, act: () => Promise<Response>) =>
    arrangeRace(
      api,
      (audit) => audit`select from hotels where id = ${hotelId} for no key update`,
      () => [act()],
      (audit) => audit`update hotels set business_date = '2026-11-22' where id = ${hotelId}`,
    );

  it("waits for it, and is dated and numbered by the new business date", async () => {
    const made = await house();
    const { debtorId } = await debtor(made);
    const body = await bodyOf(made, [debtorId]);
    const { hotelId } = made.staff;
    const [saved] = await atTheClosing(hotelId, () => Promise.resolve(save(made, body)));
    expect(saved).toMatchObject({
      status: 201,
      body: { number: expect.stringMatching(/^INV-20261122-/) },
    });
    const [row] = await owner`
      select id, business_date::text as day from invoices where hotel_id = ${hotelId}`;
    expect(row?.day).toBe("2026-11-22");
    await owner`update hotels set business_date = '2026-11-21' where id = ${hotelId}`;
    const [note] = await atTheClosing(hotelId, () =>
      Promise.resolve(desk.credit(made, row?.id, [debtorId])),
    );
    expect(note).toMatchObject({ body: { number: expect.stringMatching(/^INV-20261122-/) } });
    expect(await violations(made)).toEqual([]);
  });
});

describe("BK-20 an invoice and an undo of the check-out", () => {
  it("the undo is refused after the invoice", async () => {
    const made = await house();
    const stay = await debtor(made);
    await issue(made, [stay.debtorId]);
    expect(await outcomeOf(await (await undo(stay))())).toMatchObject({
      status: 409,
      code: "booking.invoiced",
    });
  });

  it("at the same time: one of them is done, whichever is first", async () => {
    const made = await house();
    for (let round = 0; round < 6; round += 1) {
      const stay = await debtor(made);
      const body = await bodyOf(made, [stay.debtorId]);
      const takeBack = await undo(stay);
      const racers = [() => save(made, body), takeBack];
      const [saved, undone] = await race(
        made.companyId,
        round % 2 === 0 ? racers : racers.reverse(),
      );
      const outcomes = [saved, undone]
        .map((outcome) => `${outcome?.status} ${outcome?.code}`)
        .sort();
      expect([
        ["200 undefined", "409 invoice.debtor-taken"],
        ["201 undefined", "409 booking.invoiced"],
      ]).toContainEqual(outcomes);
      expect(await violations(made)).toEqual([]);
    }
  });

  /** Both wait for the company's account, and then go on. */
  const race = (companyId: string, racers: (() => Promise<Response> | Response)[]) =>
    arrangeRace(api, lockAccount(companyId), () => racers.map((act) => Promise.resolve(act())));
});

describe("INV-11 a credit note", () => {
  it("twice at the same time takes a stay back once", async () => {
    const made = await house();
    const { debtorId } = await debtor(made);
    const { id } = await issue(made, [debtorId]);
    const outcomes = await arrangeRace(api, lockAccount(made.companyId), () => [
      desk.credit(made, id, [debtorId]),
      desk.credit(made, id, [debtorId]),
    ]);
    expect(tally(outcomes)).toEqual({ "201": 1, "409 invoice.debtor-taken": 1 });
    expect(await violations(made)).toEqual([]);
  });

  it("waits for a payment of the invoice, and is refused what it settled", async () => {
    const made = await house();
    const { debtorId } = await debtor(made);
    const { id } = await issue(made, [debtorId]);
    const { hotelId } = made.staff;
    const paymentId = randomUUID();
    const [outcome] = await arrangeRace(
      api,
      (tx) => tx`select from invoices where id = ${id} for no key update`,
      () => [desk.credit(made, id, [debtorId])],
      async (tx) => {
        const [due] = await tx`
          update invoices set settled_centimes = due_centimes, status = 'Paid', paid_at = now()
          where id = ${id} returning due_centimes as centimes`;
        await tx`insert into payments (hotel_id, id, company_id, method, payment_date, business_date,
            amount_centimes, allocated_centimes)
          values (${hotelId}, ${paymentId}, ${made.companyId}, 'Cheque', '2026-11-21', '2026-11-21',
            ${due?.centimes}, ${due?.centimes})`;
        await tx`insert into allocations (hotel_id, id, payment_id, invoice_id, company_id, amount_centimes, business_date)
          values (${hotelId}, ${randomUUID()}, ${paymentId}, ${id}, ${made.companyId}, ${due?.centimes}, '2026-11-21')`;
      },
    );
    expect(outcome).toMatchObject({ status: 409, code: "invoice.not-creditable" });
    expect((await desk.invoice(made, id)).status).toBe("Paid");
    expect(await violations(made)).toEqual([]);
  });

  it("INV-16 of an amount twice at the same time: the second one is refused what the first left", async () => {
    const made = await house();
    const { debtorId } = await debtor(made);
    const { id } = await issue(made, [debtorId]);
    const total = 600_000;
    for (const act of [
      () => desk.creditLines(made, id, [[1, total]], { total }),
      () => desk.creditAmount(made, id, 300_000, { total: 300_000 }),
    ]) {
      const outcomes = await arrangeRace(api, lockAccount(made.companyId), () => [act(), act()]);
      expect(Object.entries(tally(outcomes)).sort()).toEqual([
        ["201", 1],
        [expect.stringMatching(/^409 invoice\.beyond-lines?$/u), 1],
      ]);
    }
    expect(await violations(made)).toEqual([]);
  });

  it("INV-16 of an amount waits for a payment of the invoice, and is refused what it settled", async () => {
    const made = await house();
    const { debtorId } = await debtor(made);
    const { id } = await issue(made, [debtorId]);
    const { dueCentimes } = (await desk.invoice(made, id)).totals;
    const part = { invoiceId: id, amountCentimes: dueCentimes - 100 };
    const payment = { method: "Cheque", paymentDate: "2026-11-21", reference: "", notes: "" };
    const pay = () =>
      request("POST", `/hotels/${made.staff.hotelId}/companies/${made.companyId}/payments`, {
        as: made.staff,
        body: {
          ...payment,
          amountCentimes: part.amountCentimes,
          stampDutyCentimes: 0,
          allocations: [part],
        },
      });
    const creditOne = () => desk.creditLines(made, id, [[1, 101]], { total: 101 });
    const outcomes = await arrangeRace(api, lockAccount(made.companyId), () => [
      Promise.resolve(pay()),
      creditOne(),
    ]);
    expect([
      { "201": 1, "409 invoice.not-creditable": 1 },
      { "201": 1, "409 payment.exceeds-invoice": 1 },
    ]).toContainEqual(tally(outcomes));
    const [row] = await owner`
      select (settled_centimes + credited_centimes)::int as taken from invoices where id = ${id}`;
    expect([dueCentimes - 100, 101]).toContain(row?.taken);
    expect(await violations(made)).toEqual([]);
  });

  it("frees the check-out's undo", async () => {
    const made = await house();
    const stay = await debtor(made);
    const { id } = await issue(made, [stay.debtorId]);
    await desk.credit(made, id, [stay.debtorId]);
    expect((await (await undo(stay))()).status).toBe(200);
    expect((await debtors(made)).count).toBe(0);
    expect(await violations(made)).toEqual([]);
  });
});
