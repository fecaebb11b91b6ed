import { apiUrl, http, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { policeHandlers } from "../../standalone/mock-police.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";
import { smallHouse } from "../../testing/open-police.tsx";

/** The list of what was sent today: two guests of one stay, and nobody else. */
async function openSent() {
  const { hotel, here } = smallHouse();
  const [first] = here.guests;
  const guests = [first?.guestId ?? "", "01990000-0000-7000-8000-000000000777"];
  Object.assign(here, {
    guests: [first, { ...first, guestId: guests[1], fullName: "Lila Saadi", isPrimary: false }],
  });
  const page = await openDashboard({ hotel });
  const calls: { path: string; body: unknown }[] = [];
  server.use(
    http.post(apiUrl("hotels/:hotelId/police-report/:deed"), async ({ request, params }) => {
      calls.push({ path: String(params.deed), body: await request.clone().json() });
    }),
    ...policeHandlers(hotel),
  );
  await fetch("/api/hotels/h/police-report/sent", {
    method: "POST",
    body: JSON.stringify({ forms: guests.map((guestId) => ({ bookingId: here.id, guestId })) }),
  });
  calls.length = 0;
  await page.user.click(await screen.findByRole("button", { name: /Police Report/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Police Report" }));
  await page.user.click(await dialog.findByRole("tab", { name: /Sent today\s*2/ }));
  return { ...page, dialog, calls, guests };
}

const openPreview = async () =>
  within(await screen.findByRole("dialog", { name: "Print police forms" }));

test("POL-01 POL-03 a form that was sent is printed again, and nothing is offered to be marked", async () => {
  const { user, dialog, calls } = await openSent();
  const row = (await dialog.findByText("Lila Saadi")).closest("tr") as HTMLElement;
  await user.click(within(row).getByRole("button", { name: /^Actions/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Print" }));
  const preview = await openPreview();
  expect((await preview.findByRole("article")).textContent).toContain("Lila Saadi");
  expect(preview.queryByRole("button", { name: /Mark as sent/ })).toBeNull();
  expect(preview.queryByText(/can't be marked/)).toBeNull();
  await user.click(preview.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  expect(calls.map(({ path }) => path)).toEqual(["prints"]);
});

test("POL-01 POL-03 who looks at what was sent is not offered to print the forms that are to be sent", async () => {
  const { user, dialog } = await openSent();
  expect(dialog.queryByRole("button", { name: /^Print all forms/ })).toBeNull();
  await user.click(dialog.getByRole("tab", { name: /^To send/ }));
  expect(dialog.getByRole("button", { name: /^Print all forms/ })).toBeTruthy();
});

test("POL-01 POL-03 several that were sent are printed together, and stay sent", async () => {
  const { user, dialog, calls, guests } = await openSent();
  const grid = within(await dialog.findByRole("grid", { name: "Sent today" }));
  for (const box of grid.getAllByRole("checkbox", { name: /^(?!.*all)/i })) await user.click(box);
  await user.click(dialog.getByRole("button", { name: "Print" }));
  const preview = await openPreview();
  expect(await preview.findByText(/2 forms · 2 pages$/)).toBeTruthy();
  await user.click(preview.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  expect(calls.map(({ path }) => path)).toEqual(["prints"]);
  for (const guestId of guests) expect(JSON.stringify(calls[0]?.body)).toContain(guestId);
  expect(dialog.getByRole("tab", { name: /Sent today\s*2/ })).toBeTruthy();
});
