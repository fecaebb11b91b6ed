import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { formOf, policeDesk, refusalOf, reportAt } from "../../testing/police-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { reportOf, mark, undo, historyOf, nextDay } = policeDesk(api);

describe("marking as sent", () => {
  it("POL-03 a marked guest is no longer listed; the mark has user and time and is in the history", async () => {
    const stay = await makeBooking(database, { checkInNow: true });
    const response = await mark(stay.staff, formOf(stay));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ marked: 1, already: [] });

    const { forms, sent, counts } = await reportOf(stay.staff);
    expect({ forms, counts }).toEqual({ forms: [], counts: { due: 0, late: 0, expected: 0 } });
    expect(sent).toMatchObject([
      {
        guestId: stay.booking.guests[0]?.guestId,
        sentAt: "2026-11-21T09:00:00+00:00",
        sentOn: "2026-11-21",
        sentBy: expect.stringMatching(/^User/),
      },
    ]);
    expect(await historyOf(stay)).toMatchObject([
      { action: "police-report-sent", details: { guests: [stay.booking.guests[0]?.fullName] } },
    ]);

    await nextDay(stay);
    expect(await reportOf(stay.staff)).toMatchObject({ forms: [], sent: [] });
  });

  it("POL-03 a batch is marked together; a form that is already marked keeps its first mark", async () => {
    const staff = await makeStaff(database);
    const one = await makeBooking(database, { staff, checkInNow: true, fullName: "Ali Haddad" });
    const two = await makeBooking(database, { staff, checkInNow: true });
    await mark(staff, formOf(one));
    const colleague = await makeStaff(database, { hotelId: staff.hotelId });
    const response = await mark(colleague, formOf(one), formOf(two));
    expect(await response.json()).toMatchObject({
      marked: 1,
      already: [{ guestId: expect.any(String), sentBy: expect.stringMatching(/^User/) }],
    });
    const [row] = await owner`select police_report_sent_by as by from booking_guests
      where booking_id = ${one.bookingId}`;
    expect(row).toEqual({ by: staff.userId });
    expect(await historyOf(one)).toHaveLength(1);
  });

  it("POL-01 POL-03 a sent form can be printed again and keeps its sender and time", async () => {
    const stay = await makeBooking(database, { checkInNow: true });
    await mark(stay.staff, formOf(stay));
    const before = await reportOf(stay.staff);
    const colleague = await makeStaff(database, { hotelId: stay.hotelId });
    const printed = await request("POST", `${reportAt(stay)}/prints`, {
      as: colleague,
      body: { guestIds: [formOf(stay).guestId] },
    });
    expect(printed.status).toBe(204);
    expect(await reportOf(stay.staff)).toEqual(before);
    expect(before.sent).toHaveLength(1);
    expect(await historyOf(stay)).toMatchObject([{ action: "police-report-sent" }]);
    const noted = await owner`select guest_id as guest, read_by as by from identity_reads
      where hotel_id = ${stay.hotelId} and purpose = 'police-print'`;
    expect([...noted]).toEqual([{ guest: formOf(stay).guestId, by: colleague.userId }]);
  });

  it("POL-03 a batch with a guest who has not arrived is refused as a whole", async () => {
    const staff = await makeStaff(database);
    const here = await makeBooking(database, { staff, checkInNow: true });
    const coming = await makeBooking(database, { staff, fullName: "Hakim Zerrouki" });
    expect(await refusalOf(await mark(staff, formOf(here), formOf(coming)))).toMatchObject({
      status: 409,
      code: "police.not-arrived",
      params: { guestName: "Hakim Zerrouki" },
    });
    expect((await reportOf(staff)).forms).toHaveLength(2);
  });

  it("POL-03 the mark can be undone with a reason, and the form is listed again", async () => {
    const stay = await makeBooking(database, { checkInNow: true });
    await mark(stay.staff, formOf(stay));
    expect(await refusalOf(await undo(stay, " "))).toMatchObject({
      status: 400,
      code: "police.undo-reason-missing",
    });
    const response = await undo(stay);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ guestId: formOf(stay).guestId });
    expect(await reportOf(stay.staff)).toMatchObject({ forms: [{ sentAt: null }], sent: [] });
    expect(await historyOf(stay)).toMatchObject([
      { action: "police-report-unsent", details: { reason: "Wrong page" } },
      { action: "police-report-sent" },
    ]);
    expect(await refusalOf(await undo(stay))).toMatchObject({
      status: 409,
      code: "police.not-sent",
    });
  });

  it("POL-03 the mark can't be undone on the next business date", async () => {
    const stay = await makeBooking(database, { checkInNow: true, nights: 3 });
    await mark(stay.staff, formOf(stay));
    await nextDay(stay);
    expect(await refusalOf(await undo(stay))).toMatchObject({
      status: 409,
      code: "police.undo-too-late",
      params: { sentOn: "2026-11-21", businessDate: "2026-11-22" },
    });
  });
});
