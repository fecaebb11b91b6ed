import { randomUUID } from "node:crypto";
import type { Action, Principal } from "@funduq/shared-types/rules/permissions";
import { everyPrincipal, permissionTable } from "@funduq/shared-types/testing/permission-table";
import { expect, it } from "vitest";
import { isHotelPath, type Route } from "./platform/route.ts";
import { allRoutes } from "./routes.ts";
import { makeHotel, makeStaff, type TestUser } from "./testing/factories-core.ts";
import { testApp } from "./testing/test-app.ts";

const everyone = Object.keys(everyPrincipal);

type Admission = Action | "anyone" | "signed-in" | "people-of-the-hotel" | "super-admin";

/**
 * The area of each route, written by hand and not read from the routes' `permission` or the rules, so that a
 * mistake in either fails a test. The permission table below says which users have which area.
 * A new route needs a row here.
 */
const rows: Record<string, Admission> = {
  "live.stream": "hotel.view",
  "session.sign-in": "anyone",
  "session.read": "signed-in",
  "session.sign-out": "anyone",
  "session.set-preferences": "signed-in",
  "session.end-others": "signed-in",
  "session.see-hotel": "signed-in",
  "session.set-password": "signed-in",
  "sign-in-links.check": "anyone",
  "sign-in-links.finish": "anyone",
  "users.list": "users.manage",
  "users.invite": "users.manage",
  "users.send-link": "users.manage",
  "users.set-status": "users.manage",
  "users.change": "users.manage",
  "users.leave": "people-of-the-hotel",
  "super-admins.list": "super-admin",
  "super-admins.name": "super-admin",
  "super-admins.take-back": "super-admin",
  "users.correct-email": "users.manage",
  "users.remove-till-pin": "users.manage",
  "modules.list": "anyone",
  "modules.report-failure": "anyone",
  "kept-mails.list": "super-admin",
  "kept-mails.read": "super-admin",
  "hotels.list": "super-admin",
  "hotels.search": "super-admin",
  "hotels.extend": "super-admin",
  "hotels.remove": "super-admin",
  "hotels.integrity": "super-admin",
  "audit-trail.read": "users.manage",
  "identity-reads.list": "users.manage",
  "hotels.create": "super-admin",
  "setup.read": "super-admin",
  "setup.information": "super-admin",
  "setup.save-taxes": "super-admin",
  "setup.remove-taxes": "super-admin",
  "setup.floors": "super-admin",
  "setup.room-types": "super-admin",
  "setup.add-rooms": "super-admin",
  "setup.save-room": "super-admin",
  "setup.remove-room": "super-admin",
  "setup.add-facility": "super-admin",
  "setup.save-facility": "super-admin",
  "setup.remove-facility": "super-admin",
  "setup.restaurants": "super-admin",
  "setup.charge-items": "super-admin",
  "charge-items.list": "folios.post",
  "front-desk.day-grid": "front-desk.view",
  "front-desk.ended-stays": "front-desk.view",
  "front-desk.search": "bookings.view",
  "availability.free-rooms": "availability.view",
  "rates.offers": "rates.view",
  "rates.sheet": "rates.manage",
  "rates.save": "rates.manage",
  "guests.search": "guests.view",
  "guests.read": "guests.view",
  "guests.create": "guests.write",
  "guests.change": "guests.write",
  "guests.stays": "guests.view",
  "guests.notes": "guests.view",
  "guests.add-note": "guests.write",
  "guests.duplicates": "guests.view",
  "guests.merge": "guests.write",
  "guests.mark-vip": "guests.vip",
  "police.report": "police.view",
  "police.counts": "police.view",
  "police.mark-sent": "police.write",
  "police.undo-sent": "police.write",
  "police.add-occupant": "police.write",
  "police.print": "police.view",
  "police.gaps": "police.view",
  "hotels.letterhead": "hotel.view",
  "companies.search": "companies.view",
  "companies.read": "companies.write",
  "companies.create": "companies.write",
  "companies.change": "companies.write",
  "companies.duplicates": "companies.write",
  "companies.check-import": "companies.write",
  "companies.export": "companies.write",
  "companies.import": "companies.write",
  "companies.archive": "companies.archive",
  "companies.restore": "companies.archive",
  "companies.delete": "companies.delete",
  "invoices.debtors": "invoices.view",
  "invoices.preview": "invoices.view",
  "invoices.issue": "invoices.write",
  "invoices.search": "invoices.view",
  "invoices.read": "invoices.view",
  "invoices.pdf": "invoices.view",
  "invoices.mails": "invoices.view",
  "invoices.mail": "invoices.write",
  "invoices.credit": "invoices.write",
  "folio-invoices.list": "folios.view",
  "folio-invoices.preview": "folios.view",
  "folio-invoices.issue": "folios.post",
  "folio-invoices.read": "folios.view",
  "folio-invoices.pdf": "folios.view",
  "folio-invoices.credit": "invoices.write",
  "payments.record": "invoices.write",
  "payments.list": "invoices.view",
  "payments.allocate": "invoices.write",
  "payments.reverse-allocation": "invoices.write",
  "payments.account": "invoices.view",
  "payments.credit": "companies.view",
  "payments.statement": "invoices.view",
  "reminders.due": "invoices.view",
  "reminders.of-company": "invoices.view",
  "reminders.write": "invoices.write",
  "reminders.pdf": "invoices.view",
  "bookings.create": "bookings.write",
  "bookings.read": "bookings.view",
  "bookings.check-in": "bookings.write",
  "bookings.check-out": "bookings.write",
  "bookings.cancel": "bookings.write",
  "bookings.no-show": "bookings.write",
  "bookings.reactivate": "bookings.write",
  "bookings.undo": "bookings.write",
  "bookings.change-room": "bookings.write",
  "bookings.change-room-preview": "bookings.view",
  "bookings.dates": "bookings.write",
  "bookings.dates-preview": "bookings.view",
  "bookings.edit-details": "bookings.write",
  "bookings.purchase-order": "purchase-orders.write",
  "bookings.resolve-conflict": "bookings.write",
  "bookings.alternatives": "bookings.view",
  "groups.list": "groups.view",
  "groups.read": "groups.view",
  "groups.account": "folios.view",
  "groups.post-charge": "folios.post",
  "groups.post-payment": "folios.post",
  "groups.refund": "folios.post",
  "groups.reverse-posting": "folios.post",
  "groups.take-over": "folios.post",
  "groups.create": "groups.write",
  "groups.edit-blocks": "groups.write",
  "groups.purchase-order": "purchase-orders.write",
  "groups.cancel": "groups.write",
  "groups.assignable-rooms": "groups.view",
  "groups.assign-room": "bookings.write",
  "groups.proposal": "groups.view",
  "groups.assign-all": "bookings.write",
  "groups.check-in-all": "bookings.write",
  "groups.undo-check-ins": "bookings.write",
  "groups.import-rooming-list": "bookings.write",
  "groups.remove-entry": "bookings.write",
  "availability.alternatives": "availability.view",
  "availability.days": "availability.view",
  "folios.open": "folios.post",
  "folios.post-charge": "folios.post",
  "folios.post-payment": "folios.post",
  "folios.move": "folios.post",
  "folios.reverse": "folios.post",
  "folios.refund": "folios.post",
  "folios.split": "folios.post",
  "folios.open-nights": "folios.view",
  "folios.charge-nights": "folios.post",
  "night-audit.checklist": "night-audit.run",
  "night-audit.preview": "night-audit.run",
  "night-audit.run": "night-audit.run",
  "housekeeping.board": "housekeeping.view",
  "housekeeping.set-status": "housekeeping.write",
  "housekeeping.discard-status": "housekeeping.write",
  "pos.restaurants": "pos.view",
  "pos.floor": "pos.view",
  "pos.menu": "pos.view",
  "pos.item-photo": "pos.view",
  "pos.save-category": "pos.manage",
  "pos.remove-category": "pos.manage",
  "pos.order-categories": "pos.manage",
  "pos.save-item": "pos.manage",
  "pos.remove-item": "pos.manage",
  "pos.order-items": "pos.manage",
  "pos.set-sold-out": "pos.sell",
  "pos.save-happy-hour": "pos.manage",
  "pos.remove-happy-hour": "pos.manage",
  "pos.save-modifier-group": "pos.manage",
  "pos.remove-modifier-group": "pos.manage",
  "pos.save-station": "pos.manage",
  "pos.remove-station": "pos.manage",
  "pos.printers": "pos.manage",
  "pos.save-printer": "pos.manage",
  "pos.remove-printer": "pos.manage",
  "pos.test-printer": "pos.manage",
  "pos.print-troubles": "pos.sell",
  "pos.retry-printer": "pos.sell",
  "pos.hold-papers": "pos.sell",
  "pos.set-papers-held": "pos.sell",
  "pos.drop-papers": "pos.sell",
  "pos.print-receipt": "pos.sell",
  "pos.print-bill": "pos.sell",
  "pos.print-shift": "pos.sell",
  "pos.open-drawer": "pos.correct",
  "till-turns.people": "pos.sell",
  "till-turns.take": "pos.sell",
  "till-turns.end": "pos.sell",
  "till-pins.set-own": "pos.sell",
  "till-pins.remove-own": "pos.sell",
  "pos.save-layout": "pos.manage",
  "pos.reservations": "pos.sell",
  "pos.find-reservations": "pos.sell",
  "pos.save-reservation": "pos.sell",
  "pos.seat-reservation": "pos.sell",
  "pos.unseat-reservation": "pos.sell",
  "pos.cancel-reservation": "pos.sell",
  "pos.mark-reservation-no-show": "pos.sell",
  "pos.restore-reservation": "pos.sell",
  "pos.save-reservation-settings": "pos.manage",
  "pos.terminals": "pos.view",
  "pos.save-terminal": "pos.manage",
  "pos.delete-terminal": "pos.manage",
  "pos.kitchen-tickets": "pos.sell",
  "pos.set-ticket-done": "pos.sell",
  "pos.bills": "pos.sell",
  "pos.change-bill": "pos.sell",
  "pos.split-bill": "pos.sell",
  "pos.merge-bills": "pos.sell",
  "pos.delete-bill": "pos.sell",
  "pos.void-line": "pos.correct",
  "pos.discount-bill": "pos.correct",
  "pos.room-guest": "pos.sell",
  "pos.sell": "pos.sell",
  "pos.sales": "pos.sell",
  "pos.sale": "pos.sell",
  "pos.refund": "pos.correct",
  "pos.record-sale": "pos.sell",
  "pos.discard-change": "pos.sell",
  "pos.sale-conflicts": "pos.correct",
  "pos.count-conflicts": "pos.correct",
  "pos.settle-conflict": "pos.correct",
  "pos.open-shift": "pos.sell",
  "pos.begin-shift": "pos.sell",
  "pos.close-shift": "pos.sell",
  "pos.shifts": "pos.sell",
  "pos.shift": "pos.sell",
  "reports.day-book": "reports.view",
  "reports.manager": "reports.view",
  "reports.trial-balance": "reports.view",
  "reports.payments": "reports.view",
  "reports.journal": "reports.view",
  "report-mail.read": "users.manage",
  "report-mail.add": "users.manage",
  "report-mail.change": "users.manage",
  "report-mail.remove": "users.manage",
  "report-mail.send": "users.manage",
  "reports.forecast": "reports.view",
  "reports.entries": "reports.view",
  "reports.taxes": "reports.view",
  "reports.sales-journal": "reports.view",
  "reports.restaurant-sales": "reports.view",
  "reports.companies": "reports.view",
  "reports.aged-balances": "reports.view",
  "reports.ledger": "reports.view",
  "reports.stays": "reports.view",
  "reports.rooms": "reports.view",
  "accounting.chart": "reports.view",
  "accounting.save-chart": "accounts.manage",
};

/** The area in the refusal, or `super` if only a super admin is allowed; then the allowed users. */
function expectedOf(admission: Admission): readonly [refusal: string, letIn: readonly string[]] {
  switch (admission) {
    case "anyone":
      return ["-", ["nobody", ...everyone, "stranger"]];
    case "signed-in":
      return ["-", [...everyone, "stranger"]];
    case "people-of-the-hotel":
      return ["-", everyone];
    case "super-admin":
      return ["super", ["super"]];
    default: {
      const [area, allowed] = permissionTable[admission];
      return [area, allowed.split(" ")];
    }
  }
}

const routes = allRoutes;
const api = await testApp({ routes });
const hotelId = await makeHotel(api.database);
const people = await makePeople();

it("AUTH-17 has a row for every route", () => {
  expect(Object.keys(rows).sort()).toEqual(routes.map(({ spec }) => spec.id).sort());
});

it.each(routes.map((route) => [route.spec.id, route] as const))(
  "AUTH-15 AUTH-17 %s: who is allowed, and the refusal of everybody else",
  async (id, route) => {
    const admission = rows[id];
    if (!admission) throw new Error(`${id} has no row`);
    const [refusal, letIn] = expectedOf(admission);
    for (const [name, user] of people) {
      const expected = letIn.includes(name) ? "let in" : refusalOf(route, name, refusal);
      expect(`${name}: ${await answerTo(route, user, hotelId)}`).toBe(`${name}: ${expected}`);
    }
  },
);

it.each(
  routes
    .filter(({ spec }) => isHotelPath(spec.path))
    .map((route) => [route.spec.id, route] as const),
)("AUTH-15 %s: a hotel that is not there", async (_, route) => {
  for (const [name, user] of people) {
    const expected = name === "nobody" ? "401 session.required" : "404 hotel.not-found";
    const answered = await answerTo(route, user, randomUUID());
    expect(`${name}: ${answered}`).toBe(`${name}: ${expected}`);
  }
});

function refusalOf({ spec }: Route, name: string, refusal: string): string {
  if (name === "nobody") return "401 session.required";
  if (name === "stranger" && isHotelPath(spec.path)) return "404 hotel.not-found";
  return refusal === "super" ? "403 super-admin.required" : `403 section.denied ${refusal}`;
}

const gateCodes = ["session.required", "hotel.not-found", "super-admin.required", "section.denied"];

/** The gate's decision. An error after the gate (no key, no body, no such booking) counts as allowed. */
async function answerTo(
  { spec }: Route,
  user: TestUser | undefined,
  hotel: string,
): Promise<string> {
  const path = spec.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    name === "hotelId" ? hotel : randomUUID(),
  );
  // Signing out ends a session, so each user gets a new one for it.
  const cookie = user && spec.id.startsWith("session.sign") && (await api.signIn(user));
  const response = await api.request(spec.method, path, {
    key: null,
    ...(cookie ? { headers: { cookie } } : user && { as: user }),
  });
  if (response.status < 400) return "let in";
  const problem = (await response.json()) as { code: string; params?: { section?: string } };
  if (!gateCodes.includes(problem.code)) return "let in";
  return [response.status, problem.code, problem.params?.section].filter(Boolean).join(" ");
}

/** All kinds of users: not signed in, those of the permission table, another hotel's admin. */
async function makePeople(): Promise<[name: string, user: TestUser | undefined][]> {
  const make = async (name: string, principal: Principal): Promise<[string, TestUser]> => {
    if (principal.isSuperAdmin) return [name, await api.makeSuperAdmin()];
    const { role, sections } = principal;
    return [name, await makeStaff(api.database, { hotelId, role, sections: [...sections] })];
  };
  const people = Object.entries(everyPrincipal).map((each) => make(...each));
  return [
    ["nobody", undefined],
    ["stranger", await makeStaff(api.database)],
    ...(await Promise.all(people)),
  ];
}
