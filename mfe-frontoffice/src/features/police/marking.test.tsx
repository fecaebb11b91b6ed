import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { policeHandlers } from "../../standalone/mock-police.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";
import { openReport, rowOf, smallHouse } from "../../testing/open-police.tsx";

test("POL-03 a form with gaps is marked as sent after a question, and is not listed again", async () => {
  const { user, dialog, here } = await openReport();
  const name = here.guests[0]?.fullName ?? "";
  await user.click(within(rowOf(dialog, new RegExp(name))).getByRole("checkbox"));
  await user.click(await within(dialog).findByRole("button", { name: "Mark as sent (1 form)" }));
  const question = await screen.findByRole("alertdialog", {
    name: "Mark as sent with details missing?",
  });
  expect(question.textContent).toContain(name);
  await user.click(within(question).getByRole("button", { name: "Mark as sent" }));

  expect(await screen.findByText("1 form marked as sent.")).toBeTruthy();
  await waitFor(() => expect(within(dialog).queryByText(name)).toBeNull());
  await user.click(within(dialog).getByRole("tab", { name: /Sent today/ }));
  expect(await within(dialog).findByText(name)).toBeTruthy();
});

test("POL-01 POL-03 instead of marking a single form with gaps it is completed", async () => {
  const { user, dialog, here } = await openReport();
  const name = here.guests[0]?.fullName ?? "";
  await user.click(within(rowOf(dialog, new RegExp(name))).getByRole("checkbox"));
  await user.click(await within(dialog).findByRole("button", { name: "Mark as sent (1 form)" }));
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Complete the form" }));
  expect(await screen.findByRole("dialog", { name: `Police form: ${name}` })).toBeTruthy();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(within(dialog).getByRole("tab", { name: /Sent today\s*0/ })).toBeTruthy();
});

test("POL-03 with gaps on several forms there is no single one to complete", async () => {
  const { hotel, here, coming } = smallHouse();
  Object.assign(coming, { status: "Checked-in" });
  const { user, dialog } = await openReport({ hotel, here, coming });
  for (const { guests } of [here, coming])
    await user.click(
      within(rowOf(dialog, new RegExp(guests[0]?.fullName ?? ""))).getByRole("checkbox"),
    );
  await user.click(await within(dialog).findByRole("button", { name: "Mark as sent (2 forms)" }));
  const question = await screen.findByRole("alertdialog");
  expect(within(question).queryByRole("button", { name: "Complete the form" })).toBeNull();
});

test("POL-03 what another desk has sent first is told by name", async () => {
  const { hotel, here } = smallHouse();
  const { guestId = "", fullName = "" } = here.guests[0] ?? {};
  const { user, dialog } = await openReport({ ...smallHouse(), hotel, here });
  server.use(
    http.post(apiUrl("hotels/:hotelId/police-report/sent"), () =>
      HttpResponse.json({
        marked: 0,
        already: [{ guestId, sentBy: "Karim", sentAt: "2026-04-10T10:00:00Z" }],
      }),
    ),
  );
  await user.click(within(rowOf(dialog, new RegExp(fullName))).getByRole("checkbox"));
  await user.click(await within(dialog).findByRole("button", { name: "Mark as sent (1 form)" }));
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Mark as sent" }));
  expect(await screen.findByText(`${fullName} was already sent by Karim.`)).toBeTruthy();
});

test("POL-03 nobody who is only expected can be marked", async () => {
  const { user, dialog, coming } = await openReport();
  // A reader says only what comes into a region that was there before it.
  const regions = within(dialog).getAllByRole("status");
  await user.click(
    within(rowOf(dialog, new RegExp(coming.guests[0]?.fullName ?? ""))).getByRole("checkbox"),
  );
  const button = await within(dialog).findByRole("button", { name: "Mark as sent (0 forms)" });
  const whyNot = /^1 form can't be marked as sent yet: the guest has not arrived/;
  expect(within(dialog).getByText(whyNot, { selector: "p" })).toBeTruthy();
  expect(regions.filter(({ textContent }) => whyNot.test(textContent ?? ""))).toHaveLength(1);
  expect(
    button.getAttribute("aria-disabled") ?? String((button as HTMLButtonElement).disabled),
  ).toBe("true");
});

test("POL-03 a mark is taken back with a reason", async () => {
  const { hotel, here } = smallHouse();
  const page = await openDashboard({ hotel });
  server.use(...policeHandlers(hotel));
  const { bookingId, guestId } = { bookingId: here.id, guestId: here.guests[0]?.guestId ?? "" };
  await fetch(apiUrl("hotels/h/police-report/sent").replace(":hotelId", "h"), {
    method: "POST",
    body: JSON.stringify({ forms: [{ bookingId, guestId }] }),
  });
  await page.user.click(await screen.findByRole("button", { name: /Police Report/ }));
  const dialog = await screen.findByRole("dialog", { name: "Police Report" });
  await page.user.click(await within(dialog).findByRole("tab", { name: /Sent today/ }));
  await page.user.click(await within(dialog).findByRole("button", { name: /^Actions/ }));
  await page.user.click(await screen.findByRole("menuitem", { name: "Mark as not sent" }));
  const question = await screen.findByRole("dialog", {
    name: /^Mark the form of .* as not sent\?$/,
  });
  await page.user.click(within(question).getByRole("button", { name: "Mark as not sent" }));
  expect(within(question).getByText("Please provide a reason.")).toBeTruthy();
  await page.user.type(within(question).getByRole("textbox"), "Wrong guest");
  await page.user.click(within(question).getByRole("button", { name: "Mark as not sent" }));
  expect(await screen.findByText(/is listed again\.$/)).toBeTruthy();
});
