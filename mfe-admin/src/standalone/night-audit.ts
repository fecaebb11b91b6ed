import { type GroupRooms, groupRoomsSchema } from "@funduq/shared-types/contracts/day-grid";
import type { NightlyItem } from "@funduq/shared-types/contracts/folio";
import {
  type NightAuditChecklist,
  type NightAuditPreview,
  type NightAuditResult,
  NO_DOCUMENTS,
  nightAuditChecklistSchema,
  nightAuditPreviewSchema,
  nightAuditResultSchema,
} from "@funduq/shared-types/contracts/night-audit";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { HttpResponse, http } from "msw";

const TODAY = "2026-04-10";
const id = (end: number) => `01890a5d-ac96-774b-bcce-b302099a${end}`;
const stay = (end: number, roomNumber: string, guestName: string) => ({
  bookingId: id(end),
  roomNumber,
  guestName,
  reference: `K4T${end}`,
});
const nassima = stay(7001, "101", "Nassima Haddad");
const kamel = stay(7002, "204", "Kamel Bouzid");
const karima = stay(7003, "207", "كريمة بن علي");
const hakim = stay(7004, "302", "Hakim Zerrouki");

type Day = Partial<Record<keyof NightAuditChecklist, unknown>>;

/** A night with a little of everything to look at, but no bill that keeps the day open. */
export function someChecklist(traits: Day = {}): NightAuditChecklist {
  return nightAuditChecklistSchema.parse({
    businessDate: TODAY,
    pendingDepartures: [{ ...kamel, checkOutDate: TODAY, balanceCentimes: 1_545_050 }],
    pendingArrivals: [
      {
        ...hakim,
        status: "Reserved",
        checkInDate: TODAY,
        checkOutDate: "2026-04-12",
        becomesNoShow: true,
      },
    ],
    openBills: [],
    highBalances: [{ ...nassima, balanceCentimes: 12_345_050 }],
    openGroupAccounts: [
      {
        groupId: id(7301),
        groupName: "Tassili Tours",
        checkOutDate: "2026-04-08",
        balanceCentimes: 180_000_000,
      },
    ],
    highBalanceThresholdCentimes: 10_000_000,
    lastClosed: {
      date: "2026-04-09",
      closedAt: "2026-04-10T01:14:00Z",
      closedBy: "Samia Belkacem",
    },
    ...traits,
  });
}

export function someOpenBill() {
  return {
    billId: id(7101),
    name: "Table 4",
    restaurantId: id(7102),
    tableName: "4",
    restaurantName: "La Casbah",
    openedAt: "2026-04-10T20:15:00Z",
    totalCentimes: 420_000,
  };
}

export function someOpenShift() {
  return {
    shiftId: id(7103),
    restaurantName: "La Casbah",
    terminalName: "Bar 1",
    openedAt: "2026-04-10T11:00:00Z",
    openedBy: "Karim Ziani",
  };
}

/** Three rooms that a group holds for tonight and tomorrow without a guest. */
export function someGroupRooms(traits: Partial<GroupRooms> = {}): GroupRooms {
  return groupRoomsSchema.parse({
    groupId: id(7301),
    groupName: "Tassili Tours",
    blockId: id(7302),
    roomTypeId: id(7303),
    roomTypeName: "Double",
    rooms: 3,
    checkInDate: TODAY,
    checkOutDate: "2026-04-12",
    nightCentimes: 2_550_000,
    ...traits,
  });
}

const charge = (item: NightlyItem, folioName: string, amountCentimes: number) => ({
  item,
  folioName,
  amountCentimes,
  folioId: id(folioName === "Personal" ? 7201 : 7202),
  payer: folioName === "Personal" ? "Guest" : "Company",
});

/** One guest pays alone, one shares with a company, one was charged by the desk already. */
export function somePreview(traits: Partial<NightAuditPreview> = {}): NightAuditPreview {
  return nightAuditPreviewSchema.parse({
    businessDate: TODAY,
    newBusinessDate: "2026-04-11",
    fingerprint: "first",
    today: "2026-04-11",
    rooms: [
      {
        ...nassima,
        checkOutDate: "2026-04-12",
        isOverdue: false,
        charges: [charge("room", "Personal", 850_000), charge("tourism-tax", "Personal", 17_000)],
      },
      {
        ...kamel,
        checkOutDate: TODAY,
        isOverdue: true,
        charges: [
          charge("room", "Sonatrach", 1_200_000),
          charge("tourism-tax", "Personal", 24_000),
        ],
      },
      { ...karima, checkOutDate: "2026-04-13", isOverdue: false, charges: [] },
    ],
    noShows: [
      { ...hakim, checkInDate: TODAY, checkOutDate: "2026-04-12", depositCentimes: 500_000 },
    ],
    totals: {
      rooms: 3,
      alreadyCharged: 1,
      postings: 4,
      roomCentimes: 2_050_000,
      tdsCentimes: 41_000,
      totalCentimes: 2_091_000,
      guestCentimes: 891_000,
      companyCentimes: 1_200_000,
      noShows: 1,
      dueIn: 2,
    },
    ...traits,
  });
}

export function someResult(): NightAuditResult {
  return nightAuditResultSchema.parse({
    closedDate: TODAY,
    newBusinessDate: "2026-04-11",
    charged: 2,
    postings: 4,
    totalCentimes: 2_091_000,
    noShows: 1,
    dueIn: 2,
    statistics: {
      rooms: 30,
      outOfOrder: 0,
      sold: 3,
      dayUse: 0,
      arrivals: 1,
      departures: 2,
      persons: 4,
      adults: 4,
      children: 0,
      noShows: 1,
      cancellations: 0,
      roomRevenueCentimes: 2_050_000,
      dayUseRevenueCentimes: 0,
      tdsCentimes: 41_000,
      includedTvaCentimes: 0,
      includedStayTaxCentimes: 0,
      otherRevenueCentimes: {},
      restaurantSalesCentimes: {},
      paymentsCentimes: {},
      receivedCentimes: {},
      companyTransfersCentimes: 0,
      invoices: NO_DOCUMENTS,
      creditNotes: NO_DOCUMENTS,
      invoicePaymentsCentimes: {},
      restaurants: [],
    },
  });
}

/** Closes one day after the other, at the `today` of the first; after it nobody has anything to look at. */
export function nightAuditHandlers(first: Partial<NightAuditPreview> = {}) {
  let checklist = someChecklist();
  let preview = somePreview(first);
  return [
    http.get("/api/hotels/:hotelId/night-audit", () => HttpResponse.json(checklist)),
    http.get("/api/hotels/:hotelId/night-audit/preview", () => HttpResponse.json(preview)),
    http.post("/api/hotels/:hotelId/night-audit", () => {
      const closed = preview.businessDate;
      const businessDate = preview.newBusinessDate;
      const lastClosed = { ...someChecklist().lastClosed, date: closed };
      const nothing = {
        pendingDepartures: [],
        pendingArrivals: [],
        highBalances: [],
        openGroupAccounts: [],
      };
      checklist = someChecklist({ ...nothing, businessDate, lastClosed });
      preview = somePreview({
        businessDate,
        newBusinessDate: addDays(calendarDate(businessDate), 1),
        noShows: [],
        fingerprint: businessDate,
        today: first.today ?? addDays(calendarDate(businessDate), 1),
      });
      return HttpResponse.json({
        ...someResult(),
        closedDate: closed,
        newBusinessDate: businessDate,
      });
    }),
  ];
}
