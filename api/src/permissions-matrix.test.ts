import { randomUUID } from "node:crypto";
import { hotelRoleSchema, type Section } from "@funduq/shared-types/contracts/user";
import { expect, it } from "vitest";
import { isHotelPath, type Route } from "./platform/route.ts";
import { allRoutes } from "./routes.ts";
import { makeHotel, makeStaff, type TestUser } from "./testing/factories-core.ts";
import { testApp } from "./testing/test-app.ts";

/**
 * Who gets into which route, written out by hand: neither the routes' own `permission` nor the rules
 * are asked, so that a wrong word in either turns a row red. A new route needs a row here.
 */
const chiefs = "super hotel-admin manager";
const desk = `${chiefs} front-office +front_office`;
const rooms = `${chiefs} front-office housekeeping +front_office +housekeeping`;
const tills = `${chiefs} front-office pos-manager +front_office +pos`;
const readers = `${chiefs} +extra`;
const everyone =
  "super hotel-admin manager commercial front-office housekeeping pos-manager employee +front_office +housekeeping +pos +extra";
const withWork = everyone.replace(" employee", "");

/** The area that a refusal names, or `super` where only a super admin gets in; then who gets in. */
const rows: Record<string, readonly [refusal: string, letIn: string]> = {
  "live.stream": ["front_office", withWork],
  "session.sign-in": ["-", `nobody ${everyone} stranger`],
  "session.read": ["-", `${everyone} stranger`],
  "session.sign-out": ["-", `nobody ${everyone} stranger`],
  "session.set-preferences": ["-", `${everyone} stranger`],
  "session.end-others": ["-", `${everyone} stranger`],
  "session.see-hotel": ["-", `${everyone} stranger`],
  "session.set-password": ["-", `${everyone} stranger`],
  "sign-in-links.check": ["-", `nobody ${everyone} stranger`],
  "sign-in-links.finish": ["-", `nobody ${everyone} stranger`],
  "users.list": ["administration", chiefs],
  "users.invite": ["administration", chiefs],
  "users.send-link": ["administration", chiefs],
  "users.set-status": ["administration", chiefs],
  "users.change": ["administration", chiefs],
  "users.leave": ["-", everyone],
  "super-admins.list": ["super", "super"],
  "super-admins.name": ["super", "super"],
  "super-admins.take-back": ["super", "super"],
  "users.correct-email": ["administration", chiefs],
  "modules.list": ["-", `nobody ${everyone} stranger`],
  "kept-mails.list": ["super", "super"],
  "kept-mails.read": ["super", "super"],
  "hotels.list": ["super", "super"],
  "hotels.extend": ["super", "super"],
  "hotels.remove": ["super", "super"],
  "hotels.integrity": ["super", "super"],
  "audit-trail.read": ["administration", chiefs],
  "identity-reads.list": ["administration", chiefs],
  "hotels.create": ["super", "super"],
  "setup.read": ["super", "super"],
  "setup.information": ["super", "super"],
  "setup.floors": ["super", "super"],
  "setup.room-types": ["super", "super"],
  "setup.add-rooms": ["super", "super"],
  "setup.save-room": ["super", "super"],
  "setup.remove-room": ["super", "super"],
  "setup.add-facility": ["super", "super"],
  "setup.save-facility": ["super", "super"],
  "setup.remove-facility": ["super", "super"],
  "setup.restaurants": ["super", "super"],
  "front-desk.day-grid": ["front_office", desk],
  "front-desk.ended-stays": ["front_office", desk],
  "front-desk.search": ["front_office", desk],
  "availability.free-rooms": ["front_office", desk],
  "rates.offers": ["front_office", desk],
  "rates.sheet": ["administration", chiefs],
  "rates.save": ["administration", chiefs],
  "guests.search": ["front_office", desk],
  "guests.read": ["front_office", desk],
  "guests.create": ["front_office", desk],
  "guests.change": ["front_office", desk],
  "guests.stays": ["front_office", desk],
  "guests.notes": ["front_office", desk],
  "guests.add-note": ["front_office", desk],
  "guests.duplicates": ["front_office", desk],
  "guests.merge": ["front_office", desk],
  "police.report": ["front_office", desk],
  "police.counts": ["front_office", desk],
  "police.mark-sent": ["front_office", desk],
  "police.undo-sent": ["front_office", desk],
  "police.add-occupant": ["front_office", desk],
  "police.print": ["front_office", desk],
  "police.gaps": ["front_office", desk],
  "hotels.letterhead": ["front_office", withWork],
  "companies.list": ["commercial", `${chiefs} commercial front-office +front_office`],
  "bookings.create": ["front_office", desk],
  "bookings.read": ["front_office", desk],
  "bookings.check-in": ["front_office", desk],
  "bookings.check-out": ["front_office", desk],
  "bookings.cancel": ["front_office", desk],
  "bookings.no-show": ["front_office", desk],
  "bookings.reactivate": ["front_office", desk],
  "bookings.undo": ["front_office", desk],
  "bookings.change-room": ["front_office", desk],
  "bookings.change-room-preview": ["front_office", desk],
  "bookings.dates": ["front_office", desk],
  "bookings.dates-preview": ["front_office", desk],
  "bookings.edit-details": ["front_office", desk],
  "bookings.resolve-conflict": ["front_office", desk],
  "bookings.alternatives": ["front_office", desk],
  "groups.list": ["front_office", desk],
  "groups.read": ["front_office", desk],
  "groups.account": ["front_office", desk],
  "groups.post-charge": ["front_office", desk],
  "groups.post-payment": ["front_office", desk],
  "groups.refund": ["front_office", desk],
  "groups.reverse-posting": ["front_office", desk],
  "groups.take-over": ["front_office", desk],
  "groups.create": ["administration", chiefs],
  "groups.edit-blocks": ["administration", chiefs],
  "groups.cancel": ["administration", chiefs],
  "groups.assignable-rooms": ["front_office", desk],
  "groups.assign-room": ["front_office", desk],
  "groups.import-rooming-list": ["front_office", desk],
  "groups.remove-entry": ["front_office", desk],
  "availability.alternatives": ["front_office", desk],
  "availability.days": ["front_office", desk],
  "folios.post-charge": ["front_office", desk],
  "folios.post-payment": ["front_office", desk],
  "folios.move": ["front_office", desk],
  "folios.reverse": ["front_office", desk],
  "folios.refund": ["front_office", desk],
  "folios.split": ["front_office", desk],
  "folios.open-nights": ["front_office", desk],
  "folios.charge-nights": ["front_office", desk],
  "night-audit.checklist": ["administration", chiefs],
  "night-audit.preview": ["administration", chiefs],
  "night-audit.run": ["administration", chiefs],
  "housekeeping.board": ["housekeeping", rooms],
  "housekeeping.set-status": ["housekeeping", rooms],
  "pos.restaurants": ["pos_sales", tills],
  "pos.floor": ["pos_sales", tills],
  "reports.day-book": ["reports", readers],
  "reports.manager": ["reports", readers],
  "reports.trial-balance": ["reports", readers],
  "reports.payments": ["reports", readers],
};

const routes = allRoutes;
const api = await testApp({ routes });
const hotelId = await makeHotel(api.database);
const people = await makePeople();

it("AUTH-17 has a row for every route", () => {
  expect(Object.keys(rows).sort()).toEqual(routes.map(({ spec }) => spec.id).sort());
});

it.each(routes.map((route) => [route.spec.id, route] as const))(
  "AUTH-15 AUTH-17 %s: those let in, and how each other one is refused",
  async (id, route) => {
    const [refusal = "", letIn = ""] = rows[id] ?? [];
    const named = letIn.split(" ");
    for (const [name, user] of people) {
      const expected = named.includes(name) ? "let in" : refusalOf(route, name, refusal);
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

/** What the gate says. Whatever comes after it (no key, no body, no such booking) is being let in. */
async function answerTo(
  { spec }: Route,
  user: TestUser | undefined,
  hotel: string,
): Promise<string> {
  const path = spec.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    name === "hotelId" ? hotel : randomUUID(),
  );
  // Signing out must end a session of its own.
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

/** Everyone there can be: nobody, each role, an employee of each section, another hotel's admin. */
async function makePeople(): Promise<[name: string, user: TestUser | undefined][]> {
  const employee = (section: Section) =>
    makeStaff(api.database, { hotelId, role: "employee", sections: [section] });
  const sections = ["front_office", "housekeeping", "pos", "extra"] as const;
  return [
    ["nobody", undefined],
    ["super", await api.makeSuperAdmin()],
    ["stranger", await makeStaff(api.database)],
    ...(await Promise.all(
      hotelRoleSchema.options.map(
        async (role): Promise<[string, TestUser]> => [
          role,
          await makeStaff(api.database, { hotelId, role }),
        ],
      ),
    )),
    ...(await Promise.all(
      sections.map(
        async (section): Promise<[string, TestUser]> => [`+${section}`, await employee(section)],
      ),
    )),
  ];
}
