import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { mockId } from "../../standalone/ids.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";

const record = (place: number, more: object) => ({
  ...{ id: mockId(8, place), fullName: "Nassima Haddad", phone: null, nationality: null },
  ...{ birthDate: null, reasons: ["name"], createdAt: `2026-04-0${place}T09:00:00Z` },
  ...more,
});
const lastStay = { roomNumber: "204", checkInDate: "2026-04-10", checkOutDate: "2026-04-12" };

/** What the cardex says of records of the same name, without the marks of direction. */
async function told(guests: readonly object[]): Promise<(string | undefined)[]> {
  const { user } = await openDashboard({ route: "/?cardex=new" });
  server.use(
    http.get(apiUrl("hotels/:hotelId/guest-duplicates"), () => HttpResponse.json({ guests })),
  );
  const dialog = within(await screen.findByRole("dialog", { name: "New guest" }));
  await user.type(dialog.getByLabelText(/^Full name/), "Nassima Haddad");
  await dialog.findByText("Already known?");
  const lines = dialog.getAllByRole("listitem");
  return lines.map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/gu, ""));
}

test("GST-02 records of one name are told apart by the last stay, or by when they were made", async () => {
  const lines = await told([record(1, { lastStay }), record(2, { lastStay: null })]);
  expect(lines[0]).toMatch(/same namelast stay: room 204, 10\/04\/2026 – 12\/04\/2026Open/);
  expect(lines[1]).toMatch(/same nameno stay yet, profile made on /);
});

test("GST-02 records with the same last stay say when each was made", async () => {
  const lines = await told([record(1, { lastStay }), record(2, { lastStay })]);
  for (const line of lines) expect(line).toMatch(/last stay: .*profile made on /);
  expect(lines[0]).not.toBe(lines[1]);
});

test("GST-02 an API that does not say when a record was made is understood", async () => {
  const lines = await told([record(1, { createdAt: undefined })]);
  expect(lines[0]).toMatch(/same nameOpen/);
});
