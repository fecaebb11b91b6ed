import type { Language } from "@funduq/shared-types/contracts/session";
import { GROUP_TRANSFER_TEXT } from "@funduq/shared-types/rules/group-account";
import { useLocation } from "@funduq/shared-ui/router";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import department from "../../module.ts";
import { auditTrailHandlers } from "../../standalone/audit-trail.ts";

const trailUrl = apiUrl("hotels/:hotelId/audit-trail");
const hotel = aHotel({ role: "hotel-admin" });

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

async function openTrail({ language, route }: { language?: Language; route?: string } = {}) {
  department.register();
  server.use(...auditTrailHandlers());
  return renderWithStore(
    <>
      <department.Root view="audit-trail" basename="/" />
      <Address />
    </>,
    {
      session: aSession({ hotels: [hotel] }),
      ...(language && { language }),
      ...(route && { route }),
    },
  );
}

const rows = () => screen.getAllByRole("row").slice(1);
const firstRow = async (text: RegExp | string) => {
  const [found] = await screen.findAllByText(text);
  const row = found?.closest("tr");
  if (!row) throw new Error(`${text} stands in no row`);
  return within(row);
};

it("says who did what, when and to what, in readable sentences", async () => {
  await openTrail();
  const row = await firstRow("Checked in");
  expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull();
  expect(row.getByText("Amina Cherif")).toBeTruthy();
  expect(row.getByText("3 Apr 2026, 13:00")).toBeTruthy();
  const link = row.getByRole("link", { name: /Room 204.*Nassima Haddad/ });
  expect(link.getAttribute("href")).toMatch(
    new RegExp(`/hotel/${hotel.hotelId}/dashboard\\?booking=`),
  );
  expect((await firstRow("Ran the night audit")).getByText("The system")).toBeTruthy();
});

it("says what a colleague's rights were and became, and nothing that stayed", async () => {
  await openTrail();
  const row = await firstRow("Changed a colleague");
  const lines = row.getAllByRole("definition").map((it) => it.textContent);
  expect(lines).toEqual(["Yacine → Yacine Touati", "Employee → POS manager"]);
});

it("AUTH-17 says what was different before: amounts, days, rates and rooms", async () => {
  await openTrail();
  const facts = (row: Awaited<ReturnType<typeof firstRow>>) =>
    row.getAllByRole("definition").map((it) => {
      const term = it.previousElementSibling?.textContent;
      return `${term}: ${it.textContent?.replace(/\u00a0/gu, " ")}`;
    });
  expect(facts(await firstRow("Took a payment"))).toEqual(["Amount: 12.000,00 DA", "Method: Cash"]);
  expect(facts(await firstRow("Had the group pay for its guests"))).toEqual([
    "Amount: 9.000,00 DA",
    "Stays: 2",
  ]);
  expect(facts(await firstRow("Ran the night audit"))).toEqual([
    "Business date: 02/04/2026 → 03/04/2026",
    "Rooms charged: 18",
    "Total posted: 183.600,00 DA",
    "No-shows: 1",
  ]);
  expect(facts(await firstRow("Moved a posting to another folio"))).toEqual([
    "Description: Minibar",
    "Amount: 1.800,00 DA",
    "Folio: Guest",
  ]);
  expect(facts(await firstRow("Saved public rates"))).toEqual([
    "Rate · Double · 2 guests: 9.500,00 DA → 11.000,00 DA",
  ]);
  expect(facts(await firstRow("Set the room's status"))).toEqual([
    "Status: Dirty → Out of Order",
    "Out of order from: 03/04/2026",
    "Back on sale: 05/04/2026",
  ]);
  expect(facts(await firstRow("Deleted a room"))).toEqual(["Rooms: 204 → –"]);
});

it("X-05 says what the house itself posted in the reader's language", async () => {
  await openTrail({ language: "fr" });
  const row = await firstRow("Écriture extournée");
  expect(row.getByText("Transfert au compte du groupe")).toBeTruthy();
  expect(row.getByText("Compte du groupe")).toBeTruthy();
  expect(screen.queryByText(GROUP_TRANSFER_TEXT)).toBeNull();
  const moved = (await firstRow("Écriture transférée vers un autre folio")).getAllByRole(
    "definition",
  );
  expect(moved.at(-1)?.textContent?.trim()).toBe("Client");
});

it("shows older ones on demand, below what is there", async () => {
  const { user } = await openTrail();
  await firstRow("Checked in");
  expect(rows()).toHaveLength(20);
  await user.click(screen.getByRole("button", { name: "Show older" }));
  await waitFor(() => expect(rows()).toHaveLength(40));
  await user.click(screen.getByRole("button", { name: "Show older" }));
  await waitFor(() => expect(rows()).toHaveLength(50));
  expect(screen.queryByRole("button", { name: "Show older" })).toBeNull();
});

it("keeps its filter in the address, and sends it", async () => {
  const asked = vi.fn();
  const { user } = await openTrail();
  await firstRow("Checked in");
  server.use(
    http.get(trailUrl, ({ request }) => {
      asked(new URL(request.url).search);
      return undefined;
    }),
  );
  await user.selectOptions(screen.getByLabelText("Kind"), "Users");
  await waitFor(() => expect(screen.queryByText("Checked in")).toBeNull());
  expect(screen.getByText("/?kind=users")).toBeTruthy();
  await user.type(screen.getByLabelText("Room"), "204");
  expect(await screen.findByText("/?kind=users&room=204")).toBeTruthy();
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toContain("room=204"));
  await user.selectOptions(screen.getByLabelText("Who"), "Karim Haddad");
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toContain("by=00000000"));
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await firstRow("Checked in");
  expect(screen.getByText("/")).toBeTruthy();
});

it("asks for what is typed beside what is chosen meanwhile, and forgets it once cleared", async () => {
  const { user } = await openTrail();
  await firstRow("Checked in");
  const room = () => screen.getByLabelText<HTMLInputElement>("Room");
  await user.type(room(), "204");
  await user.selectOptions(screen.getByLabelText("Kind"), "Users");
  expect(await screen.findByText("/?kind=users&room=204")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect([room().value, screen.getByText("/").textContent]).toEqual(["", "/"]);
  await user.selectOptions(screen.getByLabelText("Kind"), "Users");
  await user.type(room(), "301");
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(room().value).toBe("");
});

it("takes a room with a space in its name, however slowly it is typed", async () => {
  const { user } = await openTrail();
  await firstRow("Checked in");
  await user.type(screen.getByLabelText("Room"), "12 ");
  await screen.findByText("/?room=12");
  await user.type(screen.getByLabelText("Room"), "B");
  expect(await screen.findByText("/?room=12+B")).toBeTruthy();
});

it("X-02 says that older or newer ones could not be read, and keeps what is there", async () => {
  const { user } = await openTrail();
  await firstRow("Checked in");
  server.use(http.get(trailUrl, () => problem("internal")));
  await user.click(screen.getByRole("button", { name: "Show older" }));
  expect(await screen.findByText(/The older entries could not be loaded\./)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  expect(await screen.findByText(/The list could not be read again/)).toBeTruthy();
  expect(rows()).toHaveLength(20);
  server.use(...auditTrailHandlers());
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await waitFor(() => expect(screen.queryByText(/could not be read again/)).toBeNull());
});

it("X-02 says that nothing fits, and leads out of it", async () => {
  const { user } = await openTrail({ route: "/?kind=companies" });
  expect(await screen.findByText("Nothing fits these filters.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await firstRow("Checked in");
});

it("leaves out of the address what can be no filter", async () => {
  await openTrail({ route: "/?kind=nonsense&from=2026-02-31&before=3" });
  await firstRow("Checked in");
  expect(rows()).toHaveLength(20);
});

it("X-02 says why there is no list, and tries again", async () => {
  department.register();
  server.use(http.get(trailUrl, () => problem("internal")));
  const { user } = await renderWithStore(<department.Root view="audit-trail" basename="/" />, {
    session: aSession({ hotels: [hotel] }),
  });
  expect(await screen.findByText("Could not load the audit trail.")).toBeTruthy();
  server.use(...auditTrailHandlers());
  await user.click(screen.getByRole("button", { name: /again/i }));
  await firstRow("Checked in");
});

it("names a deed that is newer than its words as the log does", async () => {
  const entry = { seq: 1, at: "2026-04-03T09:00:00Z", action: "bar.open", by: "Amina Cherif" };
  department.register();
  server.use(
    http.get(trailUrl, () =>
      HttpResponse.json({
        entries: [{ ...entry, subject: null, rights: null, facts: [] }],
        next: null,
        people: [],
      }),
    ),
  );
  await renderWithStore(<department.Root view="audit-trail" basename="/" />, {
    session: aSession({ hotels: [hotel] }),
  });
  expect(await screen.findByText("Made a change (bar.open)")).toBeTruthy();
});

it("X-05 speaks Arabic and French", async () => {
  await openTrail({ language: "ar" });
  expect((await firstRow("سجّل الوصول")).getByText("Amina Cherif")).toBeTruthy();
});
