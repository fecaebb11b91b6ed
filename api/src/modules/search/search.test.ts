import type { DeskSearch } from "@funduq/shared-types/contracts/desk-search";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeGuest, makeRoom, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { fillNameWords } from "../../testing/name-words.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner } = await testApp();

async function find(staff: TestStaff, query: string): Promise<DeskSearch["results"]> {
  const address = `/hotels/${staff.hotelId}/search`;
  const response = await request("POST", address, { as: staff, body: { query } });
  expect(response.status).toBe(200);
  return (await response.json()).results;
}

const names = async (staff: TestStaff, query: string) =>
  (await find(staff, query)).map((found) =>
    found.kind === "group" ? found.name : found.guestName,
  );

async function makeGroup(hotelId: HotelId, name: string, status = "Confirmed") {
  const id = uuidv7();
  await owner`insert into groups (hotel_id, id, name, name_search, status)
    values (${hotelId}, ${id}, ${name}, ${nameSearch(name)}, ${status})`;
  return id;
}

describe("the desk's search", () => {
  it("FO-12 FO-13 tells past, present and future stays: who is in first, then who comes, then who was here", async () => {
    const staff = await makeStaff(database);
    const make = (checkInDate: string, more = {}) =>
      makeBooking(database, { staff, fullName: "Karim Ziani", checkInDate, ...more });
    const later = await make("2026-12-20");
    const soon = await make("2026-11-25");
    const inHouse = await make("2026-11-21", { checkInNow: true });
    const past = await make("2026-11-21");
    await owner`update bookings set status = 'Checked-out', check_in_date = '2025-03-01',
      check_out_date = '2025-03-04' where id = ${past.bookingId}`;

    const found = await find(staff, "ziani");
    expect(found.map(({ id }) => id)).toEqual(
      [inHouse, soon, later, past].map(({ bookingId }) => bookingId),
    );
    expect(found[3]).toEqual({
      kind: "stay",
      id: past.bookingId,
      reference: past.booking.reference,
      status: "Checked-out",
      guestName: "Karim Ziani",
      isVip: false,
      roomNumber: past.booking.roomNumber,
      checkInDate: "2025-03-01",
      checkOutDate: "2025-03-04",
    });
  });

  it("X-05 FO-12 finds who is in the house, and who was, by the name in the other script", async () => {
    const staff = await makeStaff(database);
    const here = await makeBooking(database, { staff, fullName: "Zhang Wei", checkInNow: true });
    await owner`update guests set other_search = '张伟' where hotel_id = ${here.hotelId}`;
    await owner.unsafe(fillNameWords);
    expect(await names(staff, "张")).toEqual(["Zhang Wei"]);
    await owner`update bookings set status = 'Checked-out', check_in_date = '2025-03-01',
      check_out_date = '2025-03-04' where id = ${here.bookingId}`;
    expect(await names(staff, "张")).toEqual(["Zhang Wei"]);
  });

  it("FO-12 finds guests by the beginning of any word, case-insensitive, in both scripts and any order", async () => {
    const staff = await makeStaff(database);
    await makeBooking(database, { staff, fullName: "Nadia Ben Aïssa" });
    await makeBooking(database, { staff, fullName: "محمد بن علي" });
    expect(await names(staff, "NAD")).toEqual(["Nadia Ben Aïssa"]);
    expect(await names(staff, "ben aiss")).toEqual(["Nadia Ben Aïssa"]);
    expect(await names(staff, "aissa nadia")).toEqual(["Nadia Ben Aïssa"]);
    expect(await names(staff, "mohamed")).toEqual(["محمد بن علي"]);
    expect(await names(staff, "adia")).toEqual([]);
    expect(await names(staff, "%")).toEqual([]);
  });

  it("FO-12 finds whoever stays, not the booker alone, and each stay once", async () => {
    const staff = await makeStaff(database);
    const { hotelId } = staff;
    const booker = await makeGuest(database, hotelId, {
      fullName: "Lyes Kaci",
      phone: "0661 00 00 01",
    });
    const wife = await makeGuest(database, hotelId, {
      fullName: "Sara Kaci",
      phone: "0661 00 00 02",
    });
    const { bookingId } = await makeBooking(database, {
      staff,
      adults: 2,
      guests: [
        { guest: { guestId: booker }, isPrimary: true },
        { guest: { guestId: wife }, isPrimary: false },
      ],
    });
    expect(await names(staff, "sara")).toEqual(["Sara Kaci"]);
    expect((await find(staff, "kaci")).map(({ id }) => id)).toEqual([bookingId]);
    expect((await find(staff, "0661")).map(({ id }) => id)).toEqual([bookingId]);
  });

  it("FO-12 digits alone are the beginning of a phone number, never of a name", async () => {
    const staff = await makeStaff(database);
    const make = (fullName: string, phone: string) =>
      makeBooking(database, { staff, guests: [{ guest: { fullName, phone }, isPrimary: true }] });
    await make("Ali", "+213 555 12 34 56");
    await make("0555 Club", "0770 00 00 00");
    expect(await names(staff, "0555")).toEqual(["Ali"]);
    expect(await names(staff, "055 512")).toEqual(["Ali"]);
    expect(await names(staff, "٠٥٥٥")).toEqual(["Ali"]);
    expect(await names(staff, "5551")).toEqual([]);
  });

  it("FO-12 FO-13 finds groups by any word of their name, before the stays", async () => {
    const staff = await makeStaff(database);
    await makeBooking(database, { staff, fullName: "Sahara Belkacem" });
    const id = await makeGroup(staff.hotelId, "Circuit Sahara 2027");
    const { roomTypeId } = await makeRoom(database, staff.hotelId);
    await owner`insert into group_blocks (hotel_id, id, group_id, room_type_id, quantity,
        check_in_date, check_out_date, rate_plan, rate_centimes)
      values (${staff.hotelId}, ${uuidv7()}, ${id}, ${roomTypeId}, 3, '2027-02-01', '2027-02-04', 'base', 900000)`;
    const [group, stay] = await find(staff, "sahara");
    expect(group).toEqual({
      kind: "group",
      id,
      reference: expect.any(String),
      name: "Circuit Sahara 2027",
      isCancelled: false,
      accountCentimes: 0,
      checkInDate: "2027-02-01",
      checkOutDate: "2027-02-04",
    });
    expect(stay).toMatchObject({ kind: "stay", guestName: "Sahara Belkacem" });
    expect(await names(staff, "2027")).toEqual([]);
  });

  it("FO-12 X-05 a guest's name typed in Arabic does not find a group that only has a C in it", async () => {
    const staff = await makeStaff(database);
    await makeGroup(staff.hotelId, "Délégation Congrès Méditerranée");
    await makeBooking(database, { staff, fullName: "ياسين بن موسى" });
    await makeBooking(database, { staff, fullName: "Yacine Belkacem" });
    await makeBooking(database, { staff, fullName: "François Colin" });
    expect((await names(staff, "ياسين")).sort()).toEqual(["Yacine Belkacem", "ياسين بن موسى"]);
    expect(await names(staff, "فرانسوا")).toEqual(["François Colin"]);
  });

  describe("FO-12 names as they were typed stand before those that only sound alike", () => {
    const past = (bookingId: string) => owner`update bookings set status = 'Checked-out',
      check_in_date = '2025-03-01', check_out_date = '2025-03-04' where id = ${bookingId}`;

    it("whoever is in the house or over, by any word of the name, in either script", async () => {
      const staff = await makeStaff(database);
      const make = (fullName: string, more = {}) =>
        makeBooking(database, { staff, fullName, ...more });
      await make("جمال أمين", { checkInNow: true });
      await make("إيمان زياني", { checkInNow: true });
      await make("Imane Chabane", { checkInDate: "2026-12-20" });
      const { bookingId: over } = await make("Lyna Imane Kaci");
      await past(over);
      const { bookingId: written } = await make("Ayman Said", { checkInDate: "2026-12-24" });
      await owner`update guests set other_search = 'imane said' where id in
        (select guest_id from booking_guests where booking_id = ${written})`;
      await owner.unsafe(fillNameWords);

      const found = await names(staff, "imane");
      expect(found.slice(0, 3)).toEqual(["Imane Chabane", "Ayman Said", "Lyna Imane Kaci"]);
      expect(found).toContain("إيمان زياني");
    });

    it("but not before who only sounds alike and is due today", async () => {
      const staff = await makeStaff(database);
      const make = (fullName: string, more = {}) =>
        makeBooking(database, { staff, fullName, ...more });
      await make("Khadija Kaci", { checkInDate: "2026-12-20" });
      const { bookingId: over } = await make("Khadija Amrani");
      await past(over);
      await make("Khadidja Meziane");
      await make("Khadidja Saïdi", { checkInDate: "2026-11-24" });
      await make("Khadija Ziani", { checkInNow: true });
      expect(await names(staff, "khadija")).toEqual([
        "Khadija Ziani",
        "Khadidja Meziane",
        "Khadija Kaci",
        "Khadija Amrani",
        "Khadidja Saïdi",
      ]);
    });

    it("two words stand together before they stand in two names", async () => {
      const staff = await makeStaff(database);
      await makeBooking(database, { staff, fullName: "Sofiane Benali", checkInNow: true });
      await makeBooking(database, { staff, fullName: "نادية بن يوسف", checkInDate: "2026-12-20" });
      expect(await names(staff, "بن يوسف")).toEqual(["نادية بن يوسف", "Sofiane Benali"]);
    });

    it.each([
      ["to come", "Confirmed"],
      ["over", "Checked-out"],
    ])("they are not cut off, %s, where more than a list sound alike", async (_, status) => {
      const staff = await makeStaff(database);
      const { hotelId } = staff;
      const guestId = await makeGuest(database, hotelId, { fullName: "محمد" });
      const { roomId, roomTypeId } = await makeRoom(database, hotelId);
      await owner`insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date,
          check_out_date, adults, rate_centimes, rate_plan)
        select ${hotelId}, gen_random_uuid(), 'Confirmed', ${roomId}, ${roomTypeId},
          date '2027-01-01' + n, date '2027-01-02' + n, 1, 900000, 'base' from generate_series(1, 30) n`;
      await owner`insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
        select hotel_id, id, ${guestId}, true from bookings where hotel_id = ${hotelId}`;
      const last = await makeBooking(database, {
        staff,
        fullName: "Mohamed Larbi",
        checkInDate: "2027-03-01",
      });
      if (status === "Checked-out") await past(last.bookingId);

      const found = await names(staff, "mohamed");
      expect(found).toHaveLength(20);
      expect(found.slice(0, 2)).toEqual(["Mohamed Larbi", "محمد"]);
    });
  });

  describe("FO-12 a name that more guests have than are looked up", () => {
    /** 150 guests whose stays are over, all before anybody else in the order of names. */
    async function makeRegulars(staff: TestStaff, fullName: string) {
      const { hotelId } = staff;
      const { roomId, roomTypeId } = await makeRoom(database, hotelId);
      await owner`insert into guests (hotel_id, id, full_name, name_search)
        select ${hotelId}, gen_random_uuid(), ${fullName} || ' A' || n, ${nameSearch(fullName)} || ' a' || n
        from generate_series(1, 150) n`;
      await owner`insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date,
          check_out_date, adults, rate_centimes, rate_plan)
        select hotel_id, id, 'Checked-out', ${roomId}, ${roomTypeId}, '2025-03-01', '2025-03-04', 1, 900000,
          'base' from guests where hotel_id = ${hotelId}`;
      await owner`insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
        select hotel_id, id, id, true from guests where hotel_id = ${hotelId}`;
      await owner.unsafe(fillNameWords);
    }

    it("tells who is in the house and who comes first, as typed, then the stays that are over", async () => {
      const staff = await makeStaff(database);
      await makeRegulars(staff, "Karim");
      await makeBooking(database, { staff, fullName: "Karim Ziani", checkInDate: "2026-12-20" });
      await makeBooking(database, { staff, fullName: "Samir Karim", checkInDate: "2026-11-25" });
      await makeBooking(database, { staff, fullName: "Nadia Karim", checkInNow: true });
      await makeBooking(database, { staff, fullName: "كريم", checkInNow: true });
      const found = await names(staff, "karim");
      expect(found).toHaveLength(20);
      expect(found.slice(0, 4)).toEqual(["Nadia Karim", "Samir Karim", "Karim Ziani", "Karim A1"]);
    });

    it("tells who is in the house and only sounds alike, where nobody is as typed", async () => {
      const staff = await makeStaff(database);
      await makeRegulars(staff, "محمد");
      await makeBooking(database, { staff, fullName: "يوسف محمد", checkInNow: true });
      expect((await names(staff, "mouhamed"))[0]).toBe("يوسف محمد");
    });

    it("two such words in any order find whoever has both", async () => {
      const staff = await makeStaff(database);
      await makeRegulars(staff, "Karim Haddad");
      await makeBooking(database, { staff, fullName: "Karima Haddadi", checkInNow: true });
      expect((await names(staff, "haddad karim"))[0]).toBe("Karima Haddadi");
    });
  });

  it("BK-22 FO-12 finds a stay and a group by reference, in any case, with or without a hyphen", async () => {
    const staff = await makeStaff(database);
    const { bookingId } = await makeBooking(database, { staff, fullName: "Karim Ziani" });
    const group = await makeGroup(staff.hotelId, "Circuit Sahara");
    await owner`update bookings set reference = 'K7M2QX' where id = ${bookingId}`;
    await owner`update groups set reference = 'T9P4RW' where id = ${group}`;
    for (const typed of ["K7M2QX", "k7m-2qx", " K7M 2QX "])
      expect(await find(staff, typed)).toMatchObject([{ id: bookingId, reference: "K7M2QX" }]);
    expect(await find(staff, "t9p-4rw")).toMatchObject([{ kind: "group", id: group }]);
    expect(await find(staff, "K7M2QZ")).toEqual([]);
    expect(await find(await makeStaff(database), "K7M2QX")).toEqual([]);
  });

  it("BK-22 FO-12 a name that could be a reference is still found", async () => {
    const staff = await makeStaff(database);
    await makeBooking(database, { staff, fullName: "Krzysz Nowak" });
    expect(await names(staff, "Krzysz")).toEqual(["Krzysz Nowak"]);
  });

  it("FO-12 answers with at most 20 stays", async () => {
    const staff = await makeStaff(database);
    const guestId = await makeGuest(database, staff.hotelId, { fullName: "Often Here" });
    const room = await makeRoom(database, staff.hotelId);
    await owner`insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date,
        check_out_date, adults, rate_centimes, rate_plan)
      select ${staff.hotelId}, gen_random_uuid(), 'Checked-out', ${room.roomId}, ${room.roomTypeId},
        date '2026-01-01' + n, date '2026-01-02' + n, 1, 900000, 'base' from generate_series(1, 30) n`;
    await owner`insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
      select hotel_id, id, ${guestId}, true from bookings where hotel_id = ${staff.hotelId}`;
    const found = await find(staff, "often");
    expect(found).toHaveLength(20);
    expect(found[0]).toMatchObject({ checkInDate: "2026-01-31" });
  });

  it("X-07 finds nothing of another hotel", async () => {
    const { hotelId } = await makeBooking(database, { fullName: "Only Here" });
    await makeGroup(hotelId, "Only Group");
    const elsewhere = await makeStaff(database);
    expect(await find(elsewhere, "only")).toEqual([]);
  });
});
