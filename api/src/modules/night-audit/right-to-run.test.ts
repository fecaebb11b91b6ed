import type { AuditPage } from "@funduq/shared-types/contracts/audit-trail";
import type { Session } from "@funduq/shared-types/contracts/session";
import type { Section } from "@funduq/shared-types/contracts/user";
import { expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { codeOf } from "../../testing/invitations.ts";
import { eveningHouse, nightDesk } from "../../testing/night-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database } = api;
const { preview, start, close } = nightDesk(api);

it("NA-02 AUTH-17 a receptionist with the right closes the day, has no other administration, and loses it at once", async () => {
  const { hotelId } = (await eveningHouse(database)).staff;
  const admin = await makeStaff(database, { hotelId, displayName: "Karim" });
  const desk = await makeStaff(database, { hotelId, role: "front-office" });
  const place = `/hotels/${hotelId}/users/${desk.hotelUserId}`;
  const give = (sections: Section[], version: number) =>
    request("PUT", place, {
      as: admin,
      body: { displayName: "Amel", role: "front-office", sections, status: "active", version },
    });
  const statusOf = async (path: string) =>
    (await request("GET", `/hotels/${hotelId}/${path}`, { as: desk })).status;

  const refused = await request("GET", `/hotels/${hotelId}/night-audit`, { as: desk });
  expect(await refused.json()).toMatchObject({
    code: "section.denied",
    params: { section: "night_audit" },
  });

  expect((await give(["night_audit"], 1)).status).toBe(200);
  const session: Session = await (await request("GET", "/session", { as: desk })).json();
  expect(session.hotels[0]?.sections).toEqual(["night_audit"]);
  expect(await close(desk)).toMatchObject({ closedDate: "2026-11-21" });
  expect(await statusOf("users")).toBe(403);
  expect(await statusOf("rates?from=2026-11-22&to=2026-11-23")).toBe(403);

  const { fingerprint, businessDate } = await preview(desk);
  await give([], 2);
  const late = await start(desk, { businessDate, fingerprint });
  expect(await codeOf(late)).toBe("section.denied");

  const trail = await request("GET", `/hotels/${hotelId}/audit-trail?kind=users`, { as: admin });
  const { entries }: AuditPage = await trail.json();
  expect(entries).toMatchObject([
    { by: "Karim", rights: { before: { sections: ["night_audit"] }, after: { sections: [] } } },
    {
      by: "Karim",
      action: "users.change",
      subject: { id: desk.hotelUserId },
      rights: { before: { sections: [] }, after: { sections: ["night_audit"] } },
    },
  ]);
});
