import { randomUUID } from "node:crypto";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import type { OpenShift } from "@funduq/shared-types/contracts/pos-shift";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { restaurants } from "../modules/pos/pos.tables.ts";
import type { Route } from "../platform/route.ts";
import { acceptedBills } from "./accepted-bills.ts";
import { acceptedReservations } from "./accepted-reservations.ts";
import { bookingRequest, makeBooking, makeCompany } from "./factories-bookings.ts";
import { makeGuest, makeRoom, TEST_PASSWORD } from "./factories-core.ts";
import { makeGroup } from "./factories-groups.ts";
import { aPhoto } from "./photos.ts";
import { accepted, cash, posDesk } from "./pos-desk.ts";
import { recordedSale } from "./recorded-sale.ts";
import { testApp } from "./test-app.ts";
import { setPin } from "./till-pins.ts";

export const api = await testApp();
const { database, owner } = api;

const { staff, hotelId, room, bookingId, booking } = await makeBooking(database, {
  checkInNow: true,
  charged: 5_000,
});
const companyId = await makeCompany(database, hotelId, { rates: [700_000] });
const guestId = await makeGuest(database, hotelId, { fullName: "Nadia Hamdi", phone: "0555" });
const rooms = [await makeRoom(database, hotelId), await makeRoom(database, hotelId)];
const cleaned = await makeRoom(database, hotelId);
const restaurantId = randomUUID();
const till = posDesk(api);
const terminalId = randomUUID();
await database.withHotel(hotelId, async (tx) => {
  await tx.insert(restaurants).values({ hotelId, id: restaurantId, name: "Grill" } as never);
});

const bills = await acceptedBills(api, { hotelId, restaurantId });
const reservations = await acceptedReservations(api, { hotelId, restaurantId }, bookingId);

await owner`insert into pos_terminals (hotel_id, restaurant_id, id, name)
  values (${hotelId}, ${restaurantId}, ${terminalId}, 'Bar')`;
const restaurant = { staff, id: restaurantId, tableId: "", terminalId };
const reducedCategoryId = randomUUID();
await owner`insert into pos_categories (hotel_id, restaurant_id, id, name)
  values (${hotelId}, ${restaurantId}, ${reducedCategoryId}, 'Tapas')`;
const openBill = await till.bill(restaurant, [{ price: 5_000 }], { onTable: false });
const soldBill = await till.bill(restaurant, [{ price: 5_000 }], { onTable: false });
const sale = await accepted<Sale>(till.sell(restaurant, soldBill, [cash(5_000)]));
const conflictId = randomUUID();
await accepted(till.record(restaurant, soldBill.id, { saleId: conflictId }));
const shift = await accepted<OpenShift>(till.get(restaurant, `terminals/${terminalId}/shift`));

const folioId = booking.folios[0]?.id;
let stays = 0;

/** A booking of a free room, so that it is refused only because of the fault that the test puts in. */
function nextStay(): object {
  const night = stays++ % 700;
  const free = rooms[Math.trunc(stays / 700) % rooms.length];
  if (!free) throw new Error("no room");
  const checkInDate = addDays(calendarDate("2026-11-22"), night);
  return {
    ...bookingRequest(free, { checkInDate, companyId }),
    guests: [
      { guest: { guestId }, isPrimary: false },
      { guest: { fullName: "Karim", phone: "0666", nationality: "DZ" }, isPrimary: true },
    ],
  };
}

const closing = { status: "OutOfOrder", assignedTo: "Samia" };
const outage = { from: "2026-12-20", to: "2026-12-21" };

const otherGuestId = await makeGuest(database, hotelId, { fullName: "Nadia H" });
const profile = {
  fullName: "Nadia Hamdi",
  nameOtherScript: "نادية حمدي",
  phone: "0555",
  email: "n@h.dz",
  nationality: "DZ",
  idType: "Passport",
  idNumber: "178956432",
  idDeliveryPlace: "Oran",
  idDeliveryDate: "2022-05-01",
  idExpireDate: "2032-04-30",
  birthDate: "1990-02-28",
  birthPlace: "Tlemcen",
  address: "3, rue Larbi",
  profession: "Médecin",
};

/** No two entries of a menu have the same name. */
let menuNames = 0;
const aTable = () => ({
  id: randomUUID(),
  name: "T1",
  covers: 4,
  area: "Terrasse",
  shape: "round",
  planX: 2,
  planY: 3,
  width: 2,
  height: 2,
  rotation: 45,
});

let companiesMade = 0;
/** A company whose NIF no other one has. */
const companyProfile = () => ({
  name: "Atlas Travaux",
  nameOtherScript: "أطلس للأشغال",
  address1: "12, rue Didouche",
  address2: "Sidi M'Hamed",
  address3: "Alger",
  rc: "16/00-0123456B09",
  nif: `0001160${String(companiesMade++).padStart(8, "0")}`,
  nis: "000116012345678",
  art: "16012345678",
  contactPerson: "Nadia Hamdi",
  phone: "021 55 00 11",
  email: "achats@atlas.dz",
  customField1: "Bon de commande",
  customField2: "30 jours",
  customField3: "Direction",
  rates: [700_000, 800_000, 0, 0],
  billingRules: [{ department: "Room", limitCentimes: 0, frequency: "perStay" }],
  documentLanguage: "ar",
});

const groupRoom = await makeRoom(database, hotelId);
const { roomTypeId: groupTypeId } = groupRoom;
const group = await makeGroup(database, { staff, blocks: [{ roomTypeId: groupTypeId }] });
const [groupBlockId = ""] = group.blockIds;
const groupStay = { checkInDate: "2026-11-22", checkOutDate: "2026-11-23" };
const groupRate = { ratePlan: "base", rateCentimes: 900_000 };
const newGroupBlock = { roomTypeId: room.roomTypeId, quantity: 1, persons: 1 };

const information = {
  name: "El Mountazah",
  starRating: 4,
  address: "1, rue Didouche",
  city: "Skikda",
  phone: "038",
  currency: "DZD",
  tvaBp: 900,
  stayTaxCentimes: 50_000,
  tdsBp: 200,
  highBalanceThresholdCentimes: 1_000_000,
  weekStart: 6,
  nif: "1",
  rc: "2",
  nis: "3",
  rib: "4",
  customFieldName1: "Patente",
  customFieldValue1: "5",
};

const withoutFields =
  "session.end-others session.see-hotel super-admins.take-back users.leave " +
  "users.send-link hotels.extend setup.remove-room setup.remove-facility groups.remove-entry " +
  "report-mail.remove report-mail.send pos.delete-terminal pos.remove-category pos.remove-item " +
  "pos.remove-modifier-group pos.remove-happy-hour pos.remove-station pos.remove-printer users.remove-till-pin till-turns.end";

/** An accepted body for each route, into which tests put one fault at a time. */
export const bodies: Record<string, () => object | Promise<object>> = {
  ...Object.fromEntries(withoutFields.split(" ").map((id) => [id, () => ({})])),
  ...bills.bodies,
  ...reservations.bodies,
  "modules.report-failure": () => ({
    module: "mfe-pos",
    version: "1.0.0",
    fault: "files",
    error: "ChunkLoadError",
  }),
  "session.set-preferences": () => ({ language: "fr", theme: "dark" }),
  "sign-in-links.check": () => ({ token: "t".repeat(43) }),
  "sign-in-links.finish": () => ({ token: "t".repeat(43), email: "nadia@hotel.test" }),
  "session.set-password": () => ({ password: "seven-camels" }),
  "super-admins.name": () => ({ email: `named-${randomUUID()}@hotel.test` }),
  "users.invite": () => ({
    email: `invited-${randomUUID()}@hotel.test`,
    displayName: "Nadia",
    role: "employee",
    sections: ["pos"],
  }),
  "users.set-status": () => ({ status: "active" }),
  "users.change": () => ({
    displayName: "Nadia",
    role: "employee",
    sections: ["pos"],
    status: "active",
    version: 1,
  }),
  "users.correct-email": () => ({ email: `right-${randomUUID()}@hotel.test`, version: 1 }),
  "hotels.remove": () => ({ name: "Another name" }),
  "hotels.create": () => ({ id: randomUUID(), information, isSample: true }),
  "setup.information": () => ({ seen: "", information }),
  "accounting.save-chart": () => ({
    seen: "",
    accounts: [{ purpose: "tax.tva", code: "4457", label: "TVA collectée" }],
  }),
  "setup.save-taxes": () => ({
    seen: "",
    validFrom: "2030-01-01",
    tvaBp: 1_900,
    tdsBp: 200,
    stayTaxCentimes: 50_000,
  }),
  "setup.remove-taxes": () => ({ seen: "" }),
  "setup.floors": () => ({ seen: "", floors: [{ id: room.floorId, name: "RDC" }] }),
  "setup.room-types": () => ({
    seen: "",
    roomTypes: [
      {
        id: room.roomTypeId,
        name: "Double",
        bedConfiguration: "Double",
        maxOccupancy: 2,
        isSuperior: false,
        isKing: true,
        isQueen: false,
        baseRateCentimes: 900_000,
      },
    ],
  }),
  "setup.add-rooms": () => ({
    floorId: room.floorId,
    rooms: [{ number: "R1", roomTypeId: room.roomTypeId }],
  }),
  "setup.save-room": () => ({
    seen: "",
    number: "R2",
    roomTypeId: room.roomTypeId,
    floorId: room.floorId,
  }),
  "setup.add-facility": () => ({ floorId: room.floorId, name: "Hammam" }),
  "setup.save-facility": () => ({ seen: "", name: "Hammam" }),
  "setup.charge-items": () => ({
    seen: "",
    chargeItems: [
      {
        id: randomUUID(),
        name: "Minibar – eau",
        department: "Restaurant",
        priceCentimes: 10_000,
        isRetired: false,
      },
    ],
  }),
  "setup.restaurants": () => ({ seen: "", restaurants: [{ id: randomUUID(), name: "Le Port" }] }),
  "pos.save-layout": async () => {
    const [row] = await owner`select version from restaurants where id = ${restaurantId}`;
    return { version: row?.version, tables: [aTable()] };
  },
  "pos.save-terminal": () => ({ name: `Till ${randomUUID()}`, version: null }),
  "till-turns.take": async () => {
    await setPin(api, staff, "2580");
    return { userId: staff.userId, pin: "2580", purpose: "waiter" };
  },
  "till-pins.set-own": () => ({ pin: "2580", password: TEST_PASSWORD }),
  "till-pins.remove-own": async () => {
    await setPin(api, staff, "2580");
    return { password: TEST_PASSWORD };
  },
  "pos.set-ticket-done": () => ({ isDone: true }),
  "bookings.create": nextStay,
  "bookings.check-in": () => ({ version: 1 }),
  "bookings.check-out": () => ({
    version: 1,
    payments: [{ folioId, method: "Cash", amountCentimes: 5_000 }],
    toCompanyAccount: [{ folioId, amountCentimes: 5_000 }],
    toGroupAccount: [{ folioId, amountCentimes: 5_000 }],
  }),
  "bookings.cancel": () => ({ version: 1, reason: "The guest is ill" }),
  "bookings.no-show": () => ({ version: 1 }),
  "bookings.reactivate": () => ({ version: 1 }),
  "bookings.undo": () => ({ version: 1, reason: "The wrong guest" }),
  "bookings.change-room": () => ({
    version: 1,
    roomId: cleaned.roomId,
    rate: { ratePlan: "base", rateCentimes: 900_000 },
  }),
  "bookings.dates": () => ({
    version: 1,
    checkInDate: "2026-11-21",
    checkOutDate: "2026-11-25",
    roomId: cleaned.roomId,
    rate: { ratePlan: "base", rateCentimes: 900_000 },
  }),
  "bookings.purchase-order": () => ({
    version: 1,
    number: "BC-2026/17",
    url: "https://orders.example.dz/17",
  }),
  "groups.purchase-order": () => ({
    version: 1,
    number: "BC-2026/17",
    url: "https://orders.example.dz/17",
  }),
  "bookings.edit-details": () => ({
    version: 1,
    adults: 1,
    children: 0,
    comments: "Late",
    companyId,
    rate: { ratePlan: "company-1", rateCentimes: 700_000 },
    guests: [
      { guest: { guestId }, isPrimary: false },
      { guest: { fullName: "Karim", phone: "0666", nationality: "DZ" }, isPrimary: true },
    ],
  }),
  "bookings.resolve-conflict": () => ({
    moves: [{ bookingId, version: 1, toRoomId: cleaned.roomId }],
    finalise: { step: "dates", bookingId: cleaned.roomId, version: 1, checkOutDate: "2026-11-25" },
  }),
  "pos.save-category": () => ({
    version: null,
    name: `Desserts ${menuNames++}`,
    color: "orange",
    stationId: null,
  }),
  "pos.order-categories": () => ({ ids: [randomUUID()] }),
  "pos.save-item": () => ({
    version: null,
    categoryId: null,
    name: `Baklawa ${menuNames++}`,
    priceCentimes: 35_000,
    color: "red",
    stationId: null,
    tvaBp: 900,
    modifierGroupIds: [],
    photo: aPhoto().toString("base64"),
  }),
  "pos.order-items": () => ({ ids: [randomUUID()] }),
  "pos.set-sold-out": () => ({ isSoldOut: true }),
  "pos.save-happy-hour": () => ({
    version: null,
    name: `After work ${menuNames++}`,
    isActive: true,
    days: [1, 2, 3, 4, 7],
    from: "17:00",
    to: "19:00",
    firstDate: "2026-11-01",
    lastDate: null,
    prices: [{ kind: "category-share", categoryId: reducedCategoryId, offBp: 2_000 }],
  }),
  "pos.save-modifier-group": () => ({
    version: null,
    name: `Sauce ${menuNames++}`,
    least: 0,
    most: 1,
    modifiers: [{ id: randomUUID(), name: "Harissa", priceCentimes: 5_000 }],
  }),
  "pos.save-station": () => ({ version: null, name: `Grill ${menuNames++}` }),
  "pos.save-printer": () => ({
    version: null,
    name: `Printer ${menuNames++}`,
    host: "192.168.1.50",
    port: 9100,
    widthMm: 80,
    language: "fr",
  }),
  "pos.test-printer": () => ({}),
  "pos.retry-printer": () => ({}),
  "pos.hold-papers": () => ({ state: "waiting" }),
  "pos.set-papers-held": () => ({ jobIds: [randomUUID()], isHeld: true }),
  "pos.drop-papers": () => ({ jobIds: [randomUUID()] }),
  "pos.print-receipt": () => ({ paperId: randomUUID(), terminalId }),
  "pos.print-bill": () => ({ paperId: randomUUID(), terminalId, version: 1 }),
  "pos.print-shift": () => ({ paperId: randomUUID() }),
  "pos.open-drawer": () => ({ paperId: randomUUID(), reason: "Small change" }),
  "rates.save": () => ({
    rates: [{ roomTypeId: room.roomTypeId, guests: 1, rateCentimes: 900_000, seenCentimes: null }],
  }),
  "groups.create": () => ({
    name: "Tassili",
    contactPerson: "Samia",
    companyId,
    blocks: [{ ...newGroupBlock, ...groupStay, ...groupRate }],
  }),
  "groups.edit-blocks": () => ({
    version: 1,
    blocks: [
      { id: groupBlockId, quantity: 1, ...groupStay },
      { ...newGroupBlock, ...groupStay, ...groupRate },
    ],
  }),
  "groups.cancel": () => ({ version: 99 }),
  "groups.post-charge": () => ({ description: "Hall", department: "Other", amountCentimes: 100 }),
  "groups.post-payment": () => ({
    method: "Bank Transfer",
    amountCentimes: 100,
    reference: "VIR 7",
  }),
  "groups.refund": () => ({ method: "Cash", amountCentimes: 100, reason: "Paid twice" }),
  "groups.reverse-posting": () => ({ reason: "Another group's" }),
  "groups.take-over": () => ({ folios: [{ bookingId, folioId, amountCentimes: 100 }] }),
  "groups.assign-room": () => ({
    entryId: null,
    guest: { fullName: "Karim", phone: "0666" },
    roomId: groupRoom.roomId,
    ...groupStay,
    adults: 1,
    children: 0,
  }),
  "groups.assign-all": () => ({
    rows: [
      {
        entryId: null,
        guest: { fullName: "Karim", phone: "0666" },
        roomId: groupRoom.roomId,
        ...groupStay,
        adults: 1,
        children: 0,
      },
    ],
  }),
  "groups.check-in-all": () => ({ stays: [{ id: bookingId, version: 1 }] }),
  "groups.undo-check-ins": () => ({
    stays: [{ id: bookingId, version: 1 }],
    reason: "The wrong group",
  }),
  "groups.import-rooming-list": () => ({
    rows: [
      {
        line: 1,
        name: "Nadia",
        type: "Double",
        phone: "0555",
        checkIn: "22/11/2026",
        checkOut: "23/11/2026",
      },
    ],
  }),
  "guests.create": () => profile,
  "guests.change": () => ({ ...profile, version: 1 }),
  "guests.add-note": () => ({ note: "A quiet room" }),
  "guests.mark-vip": () => ({ isVip: true }),
  "guests.merge": () => ({ version: 1, mergedId: otherGuestId, mergedVersion: 1, profile }),
  "payments.record": () => ({
    method: "Bank Transfer",
    paymentDate: "2026-11-20",
    reference: "VIR 7",
    notes: "November",
    amountCentimes: 100,
    stampDutyCentimes: 0,
    allocations: [{ invoiceId: randomUUID(), amountCentimes: 100 }],
  }),
  "payments.allocate": () => ({ allocations: [{ invoiceId: randomUUID(), amountCentimes: 100 }] }),
  "reminders.write": () => ({
    step: "first",
    invoices: [{ invoiceId: randomUUID(), openCentimes: 100 }],
  }),
  "payments.reverse-allocation": () => ({ reason: "Another invoice's" }),
  "folios.open": () => ({ name: "Aïcha Haddad" }),
  "folios.post-charge": () => {
    return { folioId, description: "Tea", department: "Restaurant", amountCentimes: 100 };
  },
  "folios.post-payment": () => ({
    folioId,
    method: "Credit Card",
    amountCentimes: 100,
    reference: "TPE 7",
  }),
  "folios.move": () => ({ toFolioId: folioId }),
  "folios.refund": () => ({ folioId, method: "Cash", amountCentimes: 100, reason: "Paid twice" }),
  "folios.split": () => ({ toFolioId: folioId, amountCentimes: 100, reason: "Two guests pay" }),
  "folios.charge-nights": () => ({ totalCentimes: 918_000 }),
  "folios.reverse": () => ({ reason: "The wrong room" }),
  "pos.sell": () => ({
    saleId: randomUUID(),
    version: 1,
    totalCentimes: 5_000,
    terminalId,
    payments: [
      { method: "Cash", amountCentimes: 1_000, tipCentimes: 100, tenderedCentimes: 2_000 },
      { method: "Credit Card", amountCentimes: 1_000, tipCentimes: 100 },
      { method: "Room", amountCentimes: 3_000, bookingId, signature: "M0 0L9 9" },
    ],
  }),
  "pos.record-sale": () =>
    recordedSale({
      terminalId,
      provisionalNumber: randomUUID().slice(0, 8),
      table: { id: randomUUID(), name: "T4" },
      covers: 2,
      discountCentimes: 5,
      discountReason: "Late",
      totalCentimes: 90,
      payments: [
        { method: "Cash", amountCentimes: 40, tipCentimes: 5, tenderedCentimes: 50 },
        { method: "Credit Card", amountCentimes: 50, tipCentimes: 5 },
      ],
      lines: [
        {
          lineId: randomUUID(),
          itemId: randomUUID(),
          name: "Tea",
          categoryName: "Drinks",
          modifiers: [{ id: randomUUID(), name: "Mint", priceCentimes: 10 }],
          quantity: 1,
          priceCentimes: 100,
          note: "hot",
          course: 1,
          tvaBp: 900,
          discountBp: 500,
          discountReason: "Late",
        },
      ],
    }),
  "pos.settle-conflict": () => ({ reason: "The guest paid once" }),
  "pos.discard-change": () => ({
    change: "Bill 1: sold, 50,00 DA",
    madeBy: "Amina",
    madeAt: "2026-11-21T08:00:00Z",
    reason: "Typed twice",
  }),
  "pos.refund": () => ({ refundId: randomUUID(), terminalId, reason: "Cold soup" }),
  "pos.begin-shift": () => ({ shiftId: randomUUID(), floatCentimes: 5_000 }),
  "pos.close-shift": () => ({
    shiftId: shift.shift?.id ?? randomUUID(),
    countedCentimes: 5_000,
    note: "A coin rolled away",
  }),
  "night-audit.run": () => ({ businessDate: "2026-11-21", fingerprint: "2026-11-21-0-0" }),
  "report-mail.add": () => ({
    email: `owner-${randomUUID()}@abroad.test`,
    language: "fr",
    withAttachments: true,
  }),
  "report-mail.change": () => ({ withAttachments: false }),
  "police.mark-sent": () => ({
    forms: [{ bookingId, guestId: booking.guests[0]?.guestId }],
  }),
  "police.print": () => ({ guestIds: [guestId] }),
  "hotels.search": () => ({ query: "el djazair" }),
  "companies.create": companyProfile,
  "companies.change": () => ({ ...companyProfile(), version: 1 }),
  "companies.check-import": () => ({
    rows: [{ line: 2, values: { name: "Atlas", nif: "0001", rate1: "8 500,00" } }],
  }),
  "companies.import": () => ({
    rows: [{ line: 2, values: { name: "Atlas", rate1: "8 500,00" } }],
    onlyGood: true,
  }),
  "companies.archive": () => ({ version: 1 }),
  "companies.restore": () => ({ version: 1 }),
  "companies.delete": () => ({ version: 1 }),
  "invoices.debtors": () => ({ guest: "Nadia", from: "2026-11-01", to: "2026-11-30" }),
  "invoices.preview": () => ({ debtorIds: [randomUUID()], paymentMethod: "Cheque" }),
  "invoices.issue": () => ({
    debtorIds: [randomUUID()],
    paymentMethod: "Cheque",
    grandTotalCentimes: 981_000,
  }),
  "invoices.search": () => ({ state: "unpaid", number: "2026/1", guest: "Nadia" }),
  "invoices.credit": () => ({
    credits: "lines",
    lines: [{ position: 1, amountCentimes: 10_900, stayTaxCentimes: 0 }],
    reason: "The wrong rate",
    grandTotalCentimes: 10_900,
  }),
  "invoices.mail": () => ({
    recipients: ["compta@sonatrach.test"],
    language: "fr",
    isDuplicate: false,
    subject: "Facture",
    text: "Bonjour",
  }),
  "folio-invoices.preview": () => ({ paymentMethod: "Credit Card" }),
  "folio-invoices.issue": () => ({
    buyer: { name: "Amel Kaci", address: null, rc: null, nif: null, nis: null, art: null },
    paymentMethod: "Cash",
    grandTotalCentimes: 918_000,
  }),
  "folio-invoices.credit": () => ({ reason: "The wrong firm" }),
  "companies.duplicates": () => ({ name: "Atlas", nif: "0001", except: companyId }),
  "companies.search": () => ({ query: "com", limit: 5 }),
  "companies.export": () => ({ query: "com", state: "all" }),
  "guests.search": () => ({ query: "nad" }),
  "front-desk.search": () => ({ query: "nad" }),
  "guests.duplicates": () => ({
    fullName: "Nadia",
    phone: "0555",
    idNumber: "178",
    except: guestId,
  }),
  "police.undo-sent": () => ({ reason: "The wrong guest" }),
  "police.add-occupant": () => ({ guest: { fullName: "Karim", phone: "0666", nationality: "DZ" } }),
  "housekeeping.discard-status": () => ({
    change: "Room 204: Clean",
    madeBy: "Fatiha",
    madeAt: "2026-11-21T08:30:00Z",
    reason: "The desk was right",
  }),
  "housekeeping.set-status": async () => {
    const [row] = await owner`select version from rooms where id = ${cleaned.roomId}`;
    return { ...closing, outOfOrder: outage, version: row?.version };
  },
};
/** The same for query parameters. */
export const queries: Record<string, Record<string, string>> = {
  "pos.reservations": { date: "2026-11-22" },
  "front-desk.day-grid": { date: "2026-11-22" },
  "availability.free-rooms": {
    checkIn: "2026-11-22",
    checkOut: "2026-11-24",
    roomTypeId: room.roomTypeId,
  },
  "availability.alternatives": {
    checkIn: "2026-11-22",
    checkOut: "2026-11-24",
    roomTypeId: room.roomTypeId,
    guests: "2",
    companyId,
    ratePlan: "base",
  },
  "availability.days": { from: "2026-11-01", to: "2026-12-05" },
  "bookings.alternatives": { checkIn: "2026-11-21", checkOut: "2026-11-24" },
  "bookings.change-room-preview": { roomId: cleaned.roomId },
  "bookings.dates-preview": {
    checkInDate: "2026-11-21",
    checkOutDate: "2026-11-24",
    roomId: cleaned.roomId,
  },
  "rates.offers": { roomTypeId: room.roomTypeId, guests: "2", companyId },
  "groups.assignable-rooms": { checkIn: "2026-11-22", checkOut: "2026-11-23" },
  "modules.list": { hotelId },
  "pos.room-guest": { room: room.number },
  "pos.sales": { date: "2026-11-21" },
};

const ids: Record<string, string | undefined> = {
  hotelId,
  groupId: group.groupId,
  blockId: groupBlockId,
  entryId: randomUUID(),
  guestId,
  bookingId,
  companyId,
  postingId: booking.folios[0]?.postings[0]?.id,
  hotelUserId: staff.hotelUserId,
  userId: randomUUID(),
  roomId: cleaned.roomId,
  restaurantId,
  categoryId: randomUUID(),
  itemId: randomUUID(),
  happyHourId: randomUUID(),
  stationId: randomUUID(),
  terminalId,
  shiftId: shift.shift?.id,
  reservationId: reservations.reservationId,
};

export function addressOf(route: Route, changed: Record<string, string> = {}): string {
  // What sells a bill deletes it: that is another one than those that are changed.
  const ended: Record<string, string> = {
    "pos.sell": openBill.id,
    "pos.record-sale": randomUUID(),
  };
  const billId = ended[route.spec.id] ?? bills.billId;
  const saleId = route.spec.id === "pos.settle-conflict" ? conflictId : sale.id;
  const known: typeof ids = { ...ids, billId, saleId, ...changed };
  return route.spec.path.replaceAll(/\{(\w+)\}/g, (_, name) => String(known[name]));
}

const superAdmin = await api.makeSuperAdmin();
export const whoFor = ({ spec }: Route) => (spec.permission === "super-admin" ? superAdmin : staff);
