import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { policeHandlers } from "../../standalone/mock-police.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";
import { bookingIn } from "../../testing/open-panel.tsx";
import { policeColumns } from "./police-columns.tsx";
import type { PoliceRow } from "./police-rows.ts";

beforeEach(async () => {
  // The report arrives when it is first opened; its compilation is no part of a test.
  await import("./police-dialog.tsx");
  // jsdom has no printer.
  window.print = vi.fn();
  vi.spyOn(CSSStyleSheet.prototype, "replaceSync").mockImplementation(() => {});
}, 60_000);

/** A house of two stays: a guest who came today with somebody unnamed, and one who is expected. */
function smallHouse() {
  const hotel = new MockHotel();
  const [here, coming] = [bookingIn(hotel, "101"), bookingIn(hotel, "102")];
  hotel.bookings.splice(0, hotel.bookings.length, here, coming);
  Object.assign(here, { status: "Checked-in", checkInDate: "2026-04-10", adults: 2, children: 0 });
  Object.assign(coming, { status: "Confirmed", checkInDate: "2026-04-10", adults: 1, children: 0 });
  return { hotel, here, coming };
}

async function openReport(house = smallHouse()) {
  const page = await openDashboard({ hotel: house.hotel, route: "/?list=police" });
  const dialog = await screen.findByRole("dialog", { name: "Police Report" });
  await within(dialog).findByRole("grid");
  return { ...page, ...house, dialog };
}

const rowOf = (dialog: HTMLElement, text: RegExp) =>
  within(dialog)
    .getAllByRole("row")
    .find((row) => text.test(row.textContent ?? "")) as HTMLElement;

test("FO-01 POL-02 the button in the header opens the report and counts the forms that are missing", async () => {
  const { hotel } = smallHouse();
  const { user } = await openDashboard({ hotel });
  const button = await screen.findByRole("button", {
    name: /Police Report.*2 people without a sent form/,
  });
  expect(button.textContent).toContain("2 people");
  await user.click(button);
  const dialog = within(await screen.findByRole("dialog", { name: "Police Report" }));
  // The list, and what is printed of it, also has who is expected: each number says what it counts.
  expect(await dialog.findByRole("tab", { name: "To send 2 people" })).toBeTruthy();
  expect(dialog.getByText("2 people arrived · 1 expected · 3 forms")).toBeTruthy();
  expect(dialog.getByRole("tab", { name: "Sent today 0 forms" })).toBeTruthy();
});

test("POL-01 POL-02 lists each occupant with what is missing, and those whom nobody has named", async () => {
  const { dialog, here, coming } = await openReport();
  const guest = rowOf(dialog, new RegExp(here.guests[0]?.fullName ?? ""));
  expect(guest.textContent).toMatch(
    /101.*10\/04\/2026.*Today.*\d of 9 details.*document number.*address/,
  );
  const unnamed = rowOf(dialog, /1 occupant without a name/);
  expect(unnamed.textContent).toContain(`With ${here.guests[0]?.fullName}`);
  const expected = rowOf(dialog, new RegExp(coming.guests[0]?.fullName ?? ""));
  expect(expected.textContent).toContain("Expected");
});

test("POL-01 of what a child's form misses it counts only what is asked of a child", () => {
  const form = { fullName: "Lina Saadi", birthDate: "2020-01-01", arrivesOn: "2026-04-10" };
  const row = { form, gaps: ["nationality", "birthPlace", "address"] } as unknown as PoliceRow;
  const column = policeColumns(
    ((key: string, values?: object) => `${key} ${JSON.stringify(values)}`) as never,
  ).find(({ id }) => id === "gaps");
  render(<div>{column?.cell(row)}</div>);
  expect(screen.getByText(/^police\.gapsOf/).textContent).toContain('{"missing":3,"of":4}');
});

test("POL-01 says so when the report can't be fetched", async () => {
  const { hotel } = smallHouse();
  const page = openDashboard({ hotel });
  server.use(http.get(apiUrl("hotels/:hotelId/police-report"), () => problem("internal")));
  const { user } = await page;
  await user.click(await screen.findByRole("button", { name: /Police Report/ }));
  expect((await screen.findByText(/Error fetching report data\./)).textContent).toBeTruthy();
});

test("POL-03 a form with gaps is marked as sent after a question, and is not listed again", async () => {
  const { user, dialog, here } = await openReport();
  const name = here.guests[0]?.fullName ?? "";
  await user.click(within(rowOf(dialog, new RegExp(name))).getByRole("checkbox"));
  await user.click(await within(dialog).findByRole("button", { name: "Mark as sent (1 form)" }));
  const question = await screen.findByRole("alertdialog", {
    name: "Mark incomplete forms as sent?",
  });
  expect(question.textContent).toContain(name);
  await user.click(within(question).getByRole("button", { name: "Mark as sent" }));

  expect(await screen.findByText("1 form marked as sent.")).toBeTruthy();
  await waitFor(() => expect(within(dialog).queryByText(name)).toBeNull());
  await user.click(within(dialog).getByRole("tab", { name: /Sent today/ }));
  expect(await within(dialog).findByText(name)).toBeTruthy();
});

test("POL-03 what another desk has sent first is told by name", async () => {
  const { hotel, here } = smallHouse();
  const fullName = here.guests[0]?.fullName ?? "";
  const { user, dialog } = await openReport({ ...smallHouse(), hotel, here });
  server.use(
    http.post(apiUrl("hotels/:hotelId/police-report/sent"), () =>
      HttpResponse.json({
        marked: 0,
        already: [{ fullName, sentBy: "Karim", sentAt: "2026-04-10T10:00:00Z" }],
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
  await user.click(
    within(rowOf(dialog, new RegExp(coming.guests[0]?.fullName ?? ""))).getByRole("checkbox"),
  );
  const button = await within(dialog).findByRole("button", { name: "Mark as sent (0 forms)" });
  expect(
    within(dialog).getByText(/^1 form can't be marked as sent yet: the guest has not arrived/),
  ).toBeTruthy();
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
  await page.user.click(await screen.findByRole("menuitem", { name: "Take back" }));
  const question = await screen.findByRole("dialog", { name: /^Take back: / });
  await page.user.click(within(question).getByRole("button", { name: "Take back" }));
  expect(within(question).getByText("Please provide a reason.")).toBeTruthy();
  await page.user.type(within(question).getByRole("textbox"), "Wrong guest");
  await page.user.click(within(question).getByRole("button", { name: "Take back" }));
  expect(await screen.findByText(/is listed again\.$/)).toBeTruthy();
});

test("POL-01 prints in Arabic while the screen stays English, with an empty form for the unnamed", async () => {
  const { user, dialog } = await openReport();
  await user.click(within(dialog).getByRole("button", { name: "Print all (3)" }));
  const preview = await screen.findByRole("dialog", { name: "Print police forms" });
  await user.click(within(preview).getByRole("radio", { name: "العربية" }));
  const pages = within(preview);
  expect(await pages.findAllByRole("heading", { name: "بطاقة الشرطة" })).toHaveLength(3);
  const article = pages.getByRole("article");
  expect([article.lang, article.dir]).toEqual(["ar", "rtl"]);
  expect(article.textContent).toMatch(/الجزائر/);
  expect(pages.getByText("2 people arrived · 1 expected · 3 forms · 3 pages")).toBeTruthy();
  // Of the three only one can be marked as sent: it says why.
  expect(pages.getByRole("button", { name: "Mark as sent (1 form)" })).toBeTruthy();
  expect(pages.getByText(/the occupant has no name\. 1 form can't .* not arrived\.$/)).toBeTruthy();
  await user.click(pages.getByRole("radio", { name: "Two a page" }));
  expect(await pages.findByText("2 people arrived · 1 expected · 3 forms · 2 pages")).toBeTruthy();
  await user.click(pages.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
});

/** Opens the form of the guest who is here. */
async function openForm(house = smallHouse()) {
  const page = await openReport(house);
  const guest = page.here.guests[0];
  const name = guest?.fullName ?? "";
  await page.user.click(within(rowOf(page.dialog, new RegExp(name))).getByText(name));
  const form = within(await screen.findByRole("dialog", { name: `Police form: ${name}` }));
  const address = await form.findByLabelText<HTMLInputElement>(/^Address/);
  return { ...page, form, address, guestId: guest?.guestId ?? "" };
}

test("X-02 POL-03 a form that another desk sends meanwhile stays open with its typing", async () => {
  const { user, dialog, here, address, guestId, store } = await openForm();
  await user.type(address, "Alger");
  await fetch("/api/hotels/h/police-report/sent", {
    method: "POST",
    body: JSON.stringify({ forms: [{ bookingId: here.id, guestId }] }),
  });
  store.dispatch(baseApi.util.invalidateTags(["Guest", "Booking"]));
  await within(dialog).findByRole("tab", { name: /Sent today\s*1/ });
  expect(address.isConnected).toBe(true);
  expect(address.value).toBe("Alger");
});

test("X-02 after 'changed meanwhile' the form is saved with what was typed", async () => {
  const { user, form, address, guestId } = await openForm();
  await user.clear(address);
  await user.type(address, "Alger");
  const path = `/api/hotels/any/guests/${guestId}`;
  const { id: _, merges: __, createdAt: ___, ...profile } = await (await fetch(path)).json();
  const theirs = { ...profile, profession: "Avocate", address: "Oran" };
  await fetch(path, { method: "PUT", body: JSON.stringify(theirs) });
  const save = form.getByRole("button", { name: "Save" });
  await user.click(save);
  await form.findByText(/changed this in the meantime/);
  await waitFor(() =>
    expect(form.getByLabelText<HTMLInputElement>(/^Profession/).value).toBe("Avocate"),
  );
  expect(address.value).toBe("Alger");
  await user.click(save);
  await screen.findByText("The form was saved.");
  expect((await (await fetch(path)).json()).address).toBe("Alger");
});

test("X-02 POL-01 a day that is none is not saved as no day at all", async () => {
  const { user, form, guestId } = await openForm();
  const path = `/api/hotels/any/guests/${guestId}`;
  const before = await (await fetch(path)).json();
  const born = form.getByLabelText<HTMLInputElement>(/^Date of birth/);
  const save = form.getByRole("button", { name: "Save" });
  await user.clear(born);
  await user.type(born, "31/02/1981");
  await user.click(save);
  expect(form.getByText("Please enter a valid date.")).toBeTruthy();
  expect(await (await fetch(path)).json()).toEqual(before);

  await user.clear(born);
  await user.type(born, "28/02/1981");
  await user.click(save);
  await screen.findByText("The form was saved.");
  expect((await (await fetch(path)).json()).birthDate).toBe("1981-02-28");
});

test("POL-01 GST-02 the lines that a reader types fill what is empty and never become a name", async () => {
  const { form } = await openForm();
  const name = form.getByLabelText<HTMLInputElement>(/^Full name/);
  const before = name.value;
  const lines = [
    "P<DZABENALI<<NADIA<<<<<<<<<<<<<<<<<<<<<<<<<<",
    "L898902C36DZA7408122F1204159ZE184226B<<<<<10",
  ];
  for (const line of lines) for (const key of [...line, "Enter"]) fireEvent.keyDown(name, { key });
  expect(await form.findByText(/^Read from the document: .*Date of birth/)).toBeTruthy();
  expect(name.value).toBe(before);
  expect(form.getByLabelText<HTMLInputElement>(/^Date of birth/).value).toBe("12/08/1974");
});

test("POL-01 without its paper nothing is printed, least of all the screen", async () => {
  const { user, dialog } = await openReport();
  server.use(http.get(apiUrl("hotels/:hotelId/letterhead"), () => problem("internal")));
  await user.click(within(dialog).getByRole("button", { name: "Print all (3)" }));
  const preview = within(await screen.findByRole("dialog", { name: "Print police forms" }));
  await preview.findByText(/The head of the document could not be read\./);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await user.click(preview.getByRole("button", { name: "Print" }));
  expect(window.print).not.toHaveBeenCalled();
});

test("POL-01 whose forms are printed is noted first; what can't be noted is not printed", async () => {
  const { user, dialog, here } = await openReport();
  const noted: unknown[] = [];
  const prints = apiUrl("hotels/:hotelId/police-report/prints");
  server.use(http.post(prints, () => problem("internal")));
  await user.click(within(dialog).getByRole("button", { name: "Print all (3)" }));
  const preview = within(await screen.findByRole("dialog", { name: "Print police forms" }));
  await preview.findByRole("article");
  await user.click(preview.getByRole("button", { name: "Print" }));
  await preview.findByText(/it could not be noted who prints them/);
  expect(window.print).not.toHaveBeenCalled();
  server.use(
    http.post(prints, async ({ request }) => {
      noted.push(await request.json());
      expect(window.print).not.toHaveBeenCalled();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(preview.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  expect(JSON.stringify(noted)).toContain(here.guests[0]?.guestId);
});

test("POL-01 under the question about gaps the keys print nothing", async () => {
  const { user, dialog } = await openReport();
  await user.click(within(dialog).getByRole("button", { name: "Print all (3)" }));
  const preview = within(await screen.findByRole("dialog", { name: "Print police forms" }));
  await preview.findByRole("article");
  await user.click(preview.getByRole("button", { name: /^Mark as sent/ }));
  await screen.findByRole("alertdialog");
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(window.print).not.toHaveBeenCalled();
});

test("POL-02 'Due' sorts by urgency in every language", () => {
  const when = policeColumns(((key: string) => key) as never).find(({ id }) => id === "when");
  const sorted = (["expected", "due", "late"] as const)
    .map((state) => ({ state, at: when?.sortBy?.({ state } as never) }))
    .sort((one, other) => Number(one.at) - Number(other.at));
  expect(sorted.map(({ state }) => state)).toEqual(["late", "due", "expected"]);
});
