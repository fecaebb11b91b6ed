import type { Language } from "@funduq/shared-types/contracts/session";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen, waitFor } from "@testing-library/react";
import { strFromU8, unzipSync } from "fflate";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import department from "../../module.ts";
import { auditTrailHandlers } from "../../standalone/audit-trail.ts";

const trailUrl = apiUrl("hotels/:hotelId/audit-trail");
const hotel = aHotel({ role: "hotel-admin" });
const saved: Blob[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:saved";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

async function openTrail({ language, route }: { language?: Language; route?: string } = {}) {
  department.register();
  server.use(...auditTrailHandlers());
  return renderWithStore(<department.Root view="audit-trail" basename="/" />, {
    session: aSession({ hotels: [hotel] }),
    ...(language && { language }),
    ...(route && { route }),
  });
}

async function savedFile(): Promise<Blob> {
  await waitFor(() => expect(saved).toHaveLength(1));
  const [file] = saved;
  if (!file) throw new Error("nothing was saved");
  return file;
}

it("AUTH-17 REP-03 saves all entries as CSV, in the words of the screen and on the hotel's clock", async () => {
  const { user } = await openTrail();
  await user.click(await screen.findByRole("button", { name: "CSV" }));
  const lines = (await (await savedFile()).text()).trimEnd().split("\r\n");
  const [head = ""] = lines.splice(0, 4).slice(-1);
  expect(head).toBe("When,Who,What,About,Changes");
  expect(lines).toHaveLength(50);
  expect(lines[0]).toBe('"3 Apr 2026, 13:00",Amina Cherif,Checked in,Room 204 · Nassima Haddad,');
  expect(lines[1]).toContain(',"Amount: 12.000,00\u00a0DA; Method: Cash"');
  expect(lines[2]).toContain("Status: Dirty → Out of Order; Out of order from: 03/04/2026");
  expect(lines[3]).toContain("The system,Ran the night audit");
  expect(lines[4]).toContain("Name: Yacine → Yacine Touati; Role: Employee → POS manager");
});

it("AUTH-17 saves only what the filter leaves, large page after large page", async () => {
  const { user } = await openTrail({ route: "/?kind=guests" });
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(trailUrl, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return undefined;
    }),
  );
  await user.click(await screen.findByRole("button", { name: "Excel" }));
  const file = unzipSync(new Uint8Array(await (await savedFile()).arrayBuffer()));
  const sheet = strFromU8(file["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(sheet).toContain("كمال بوزيد");
  expect(sheet).not.toContain("Checked in");
  expect(asked.filter((one) => one.get("limit") === "500").map((one) => one.get("kind"))).toEqual([
    "guests",
  ]);
});

it("AUTH-17 X-02 saves nothing where a page can't be read, and says why", async () => {
  const { user } = await openTrail();
  await screen.findAllByText("Checked in");
  server.use(
    http.get(trailUrl, ({ request }) =>
      new URL(request.url).searchParams.has("before") ? problem("internal") : undefined,
    ),
  );
  await user.click(screen.getByRole("button", { name: "CSV" }));
  expect(await screen.findByText(/The audit trail could not be saved\./)).toBeTruthy();
  expect(saved).toEqual([]);
});

it("X-05 saves in the reader's language", async () => {
  const { user } = await openTrail({ language: "fr" });
  await user.click(await screen.findByRole("button", { name: "CSV" }));
  const text = await (await savedFile()).text();
  expect(text).toContain("Quand;Qui;Action;Objet;Changements");
  expect(text).toContain("Mode de règlement\u00a0: Compte du groupe");
});
