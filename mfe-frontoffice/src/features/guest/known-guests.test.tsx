import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { mockId } from "../../standalone/ids.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";

const record = (place: number, more: object) => ({
  id: mockId(8, place),
  fullName: "Nassima Haddad",
  phone: null,
  nationality: null,
  birthDate: null,
  reasons: ["name"],
  createdAt: `2026-04-0${place}T09:00:00Z`,
  ...more,
});
const lastStay = { roomNumber: "204", checkInDate: "2026-04-10", checkOutDate: "2026-04-12" };

/** A new guest of whose name there are records. */
async function openKnown(guests: readonly object[]) {
  const { user } = await openDashboard({ route: "/?cardex=new" });
  server.use(
    http.post(apiUrl("hotels/:hotelId/guest-duplicates"), () => HttpResponse.json({ guests })),
  );
  const dialog = within(await screen.findByRole("dialog", { name: "New guest" }));
  await user.type(dialog.getByLabelText(/^Full name/), "Nassima Haddad");
  await dialog.findByText("Already known?");
  return { user, dialog };
}

/** What the cardex says of them, without the marks of direction. */
async function told(guests: readonly object[]): Promise<(string | undefined)[]> {
  const { dialog } = await openKnown(guests);
  const lines = dialog.getAllByRole("listitem");
  return lines.map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/gu, ""));
}

test("GST-02 records of one name are told apart by the last stay, or by when they were made", async () => {
  const lines = await told([record(1, { lastStay }), record(2, { lastStay: null })]);
  expect(lines[0]).toMatch(/same name · last stay: room 204, 10\/04\/2026 → 12\/04\/2026Open/);
  expect(lines[1]).toMatch(/same name · no stay yet, profile made on /);
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

test("GST-02 X-06 of many the first two are shown whole; the others on request, and the keyboard goes on there", async () => {
  const { user, dialog } = await openKnown([1, 2, 3, 4].map((place) => record(place, {})));
  const opens = () => dialog.getAllByRole("button", { name: "Open this profile" });
  expect(opens()).toHaveLength(2);
  await user.click(dialog.getByRole("button", { name: "Show 2 more" }));
  expect(opens()).toHaveLength(4);
  expect(document.activeElement).toBe(opens()[2]);
  expect(dialog.queryByRole("button", { name: /more$/ })).toBeNull();
});

test("GST-02 beside a guest's own record stand possible duplicates of it", async () => {
  const { user } = await openDashboard({ route: `/?cardex=${mockId(8, 1)}` });
  const guests = [record(2, {})];
  server.use(
    http.post(apiUrl("hotels/:hotelId/guest-duplicates"), () => HttpResponse.json({ guests })),
  );
  const dialog = within(await screen.findByRole("dialog", { name: /Nadia/ }));
  await user.type(dialog.getByLabelText(/^Full name/), "e");
  expect(await dialog.findByRole("heading", { name: "Possible duplicates" })).toBeTruthy();
  expect(dialog.queryByText("Already known?")).toBeNull();
});
