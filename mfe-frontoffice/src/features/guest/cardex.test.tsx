import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { mockId } from "../../standalone/ids.ts";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";

const nadia = mockId(8, 1);
const amine = mockId(8, 0);

const passport = `P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
L898902C36UTO7408122F1204159ZE184226B<<<<<10`;

async function openCardex(shown: string, name: RegExp, more = "") {
  const page = await openDashboard({ route: `/?cardex=${shown}${more}` });
  const dialog = within(await screen.findByRole("dialog", { name }));
  const field = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label);
  const save = () => page.user.click(dialog.getByRole("button", { name: "Save profile" }));
  return { ...page, dialog, field, save };
}

test("GST-01 the guest's name in a stay opens the cardex with its three tabs", async () => {
  const { user } = await openDashboard();
  await user.click(card("102"));
  const drawer = within(await screen.findByRole("dialog", { name: /^Room 102/ }));
  await user.click(await drawer.findByRole("button", { name: "Nadia Ben Aïssa" }));
  const dialog = within(
    await screen.findByRole("dialog", { name: "Guest profile: Nadia Ben Aïssa" }),
  );
  expect(dialog.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Profile",
    "Stay History",
    "CRM/Communications",
  ]);
});

test("GST-02 a stored number that can't be read is asked for again", async () => {
  const { user } = await openDashboard();
  const guest = await (await fetch(`/api/hotels/h/guests/${nadia}`)).json();
  const unreadable = { ...guest, idNumber: null, isIdNumberUnreadable: true };
  server.use(
    http.get(apiUrl("hotels/:hotelId/guests/:guestId"), () => HttpResponse.json(unreadable)),
  );
  await user.click(card("102"));
  const drawer = within(await screen.findByRole("dialog", { name: /^Room 102/ }));
  await user.click(await drawer.findByRole("button", { name: "Nadia Ben Aïssa" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Guest profile: Nadia/ }));
  expect((await dialog.findByLabelText<HTMLInputElement>(/^Document number/)).value).toBe("");
  expect(dialog.getByText(/^The stored document number can't be read/)).toBeTruthy();
});

test("GST-02 a profile is changed and saved; an expired document is said", async () => {
  const { user, dialog, field, save } = await openCardex(nadia, /Nadia/);
  expect(field(/^Document number/).value).toBe("178956432");
  expect(dialog.getByText("This document expired on 30/04/2025.")).toBeTruthy();
  await user.clear(field(/^Profession/));
  await user.type(field(/^Profession/), "Juge");
  await save();
  await screen.findByText("Guest profile updated.");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /Nadia/ })).toBeNull());
});

test("GST-02 'Guest name is required.' – a new guest needs a name, and stays open once saved", async () => {
  const { user, dialog, field, save } = await openCardex("new", /^New guest/);
  await waitFor(() => expect(document.activeElement).toBe(field(/^Full name/)));
  await save();
  expect(dialog.getByText("Guest name is required.")).toBeTruthy();
  expect(
    dialog.getByText(/^The police form still needs: nationality, .* profession\.$/),
  ).toBeTruthy();
  await user.type(field(/^Profession/), "Juge");
  expect(dialog.queryByText(/^The police form still needs: .* profession\.$/)).toBeNull();
  await user.type(field(/^Full name/), "Karima Ziane");
  await user.type(field(/^Email/), "nobody");
  await save();
  expect(dialog.getByText("Please enter a valid email.")).toBeTruthy();
  await user.clear(field(/^Email/));
  await save();
  await screen.findByText("Guest profile created.");
  await screen.findByRole("dialog", { name: "Guest profile: Karima Ziane" });
});

test("GST-02 X-02 somebody else saved first: both values are shown, and the next press saves", async () => {
  const { user, dialog, field, save } = await openCardex(nadia, /Nadia/);
  await user.clear(field(/^Profession/));
  await user.type(field(/^Profession/), "Juge");
  const path = `/api/hotels/any/guests/${nadia}`;
  const now = await (await fetch(path)).json();
  const { id: _, merges: __, createdAt: ___, ...profile } = now;
  await fetch(path, { method: "PUT", body: JSON.stringify({ ...profile, profession: "Avocate" }) });
  await save();
  await dialog.findByText(/Yasmine Haddad changed this in the meantime/);
  await dialog.findByText("Saved by someone else meanwhile: Avocate");
  expect(field(/^Profession/).value).toBe("Juge");
  await save();
  await screen.findByText("Guest profile updated.");
});

test("X-02 what was typed outlives a reload, and says so", async () => {
  const first = await openCardex(nadia, /Nadia/);
  await first.user.clear(first.field(/^Place of birth/));
  await first.user.type(first.field(/^Place of birth/), "Oran");
  first.unmount();
  const again = await openCardex(nadia, /Nadia/);
  expect(again.field(/^Place of birth/).value).toBe("Oran");
  expect(again.dialog.getByRole("button", { name: "Start over" })).toBeTruthy();
});

test("GST-03 the stays of a guest, newest first", async () => {
  const { dialog } = await openCardex(nadia, /Nadia/, "&cardexTab=stays");
  const lines = await dialog.findAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent?.replace(/[⁦-⁩]/gu, ""))).toEqual([
    expect.stringContaining("Room 207"),
    expect.stringContaining("Room 102"),
  ]);
  // She arrived yesterday: the other nights of her stay are still to be slept.
  expect(dialog.getByText("2 stays · 1 night stayed so far")).toBeTruthy();
});

test("GST-03 X-02 older stays come a page at a time, and can be asked for again when they fail", async () => {
  const stay = (turn: number) => ({
    bookingId: mockId(9, turn),
    status: "Checked-out",
    roomNumber: String(100 + turn),
    roomTypeName: "Double",
    checkInDate: `2026-03-0${turn}`,
    checkOutDate: `2026-03-1${turn}`,
    nights: 10,
    totalCentimes: 500_000,
    companyName: null,
    isPrimary: true,
  });
  const next = { date: "2026-03-02", id: mockId(9, 2) };
  const page = (stays: object[], more: object | null) =>
    HttpResponse.json({ stays, next: more, count: 3, nightsStayed: 30 });
  const { user, dialog } = await openCardex(nadia, /Nadia/);
  let fails = true;
  server.use(
    http.get(apiUrl("hotels/:hotelId/guests/:guestId/stays"), ({ request }) => {
      const asked = new URL(request.url).searchParams;
      if (!asked.has("beforeId")) return page([stay(3), stay(2)], next);
      expect([asked.get("beforeDate"), asked.get("beforeId")]).toEqual([next.date, next.id]);
      return fails ? problem("internal") : page([stay(1)], null);
    }),
  );
  await user.click(dialog.getByRole("tab", { name: "Stay History" }));
  expect(await dialog.findAllByRole("listitem")).toHaveLength(2);
  expect(dialog.getByText("3 stays · 30 nights stayed so far")).toBeTruthy();
  const older = dialog.getByRole("button", { name: "Show older stays" });
  await user.click(older);
  expect(await dialog.findByRole("alert")).toBeTruthy();
  expect(dialog.getAllByRole("listitem")).toHaveLength(2);
  fails = false;
  await user.click(older);
  await waitFor(() => expect(dialog.getAllByRole("listitem")).toHaveLength(3));
  expect(dialog.queryByRole("button", { name: "Show older stays" })).toBeNull();
});

test("GST-04 notes are added, never blank, and only to a saved guest", async () => {
  const { user, dialog, field } = await openCardex(nadia, /Nadia/, "&cardexTab=notes");
  await dialog.findByText(/loin de l'ascenseur/);
  const add = dialog.getByRole("button", { name: "Add note" });
  await user.type(field(/^New note/), "   ");
  await user.click(add);
  expect(dialog.getByText("Please write a note.")).toBeTruthy();
  await user.type(field(/^New note/), "Allergic to nuts");
  await user.click(add);
  await screen.findByText("Allergic to nuts", { selector: "p" });
  const after = within(screen.getByRole("dialog", { name: /Nadia/ }));
  const empty = () => after.getByLabelText<HTMLTextAreaElement>(/^New note/).value === "";
  await waitFor(() => expect(empty()).toBe(true));
});

test("GST-04 a guest who is not saved has no notes yet", async () => {
  const { dialog } = await openCardex("new", /^New guest/, "&cardexTab=notes");
  expect(dialog.getByText("Save the profile first.")).toBeTruthy();
});

test("GST-02 the lines of a document fill what is empty, and overwrite nothing", async () => {
  const { user, dialog, field } = await openCardex("new", /^New guest/);
  await user.type(field(/^Place of birth/), "Oran");
  await user.click(dialog.getByText("Read the passport or card", { selector: "summary" }));
  await user.click(await dialog.findByLabelText(/^Read the passport/));
  await user.paste(passport);
  expect(field(/^Full name/).value).toBe("Anna Maria Eriksson");
  expect(field(/^Document number/).value).toBe("L898902C3");
  expect(field(/^Date of birth/).value).toBe("12/08/1974");
  expect(field(/^Place of birth/).value).toBe("Oran");
  expect(dialog.getByText(/^Read from the document: Full name,/)).toBeTruthy();
});

test("GST-02 where the form says something else, both are shown and one is taken", async () => {
  const { user, dialog, field } = await openCardex(nadia, /Nadia/);
  await user.click(dialog.getByText("Read the passport or card", { selector: "summary" }));
  await user.click(await dialog.findByLabelText(/^Read the passport/));
  await user.paste(passport);
  expect(field(/^Document number/).value).toBe("178956432");
  await user.click(
    dialog.getByRole("button", { name: "Use this from the document: Document number" }),
  );
  expect(field(/^Document number/).value).toBe("L898902C3");
  const name = { name: "Use this from the document: Full name" };
  // Seen it is short, heard it says what it fills.
  expect(dialog.getByRole("button", name).textContent).toBe("Use this");
});

test("GST-02 a wrong sign is named by its part", async () => {
  const { user, dialog } = await openCardex("new", /^New guest/);
  await user.click(dialog.getByText("Read the passport or card", { selector: "summary" }));
  await user.click(await dialog.findByLabelText(/^Read the passport/));
  await user.paste(passport.replace("7408122F", "7408132F"));
  await user.click(dialog.getByRole("button", { name: "Fill in" }));
  const wrong = dialog.getByText(/^The check digit does not match .*: the date of birth/);
  expect(wrong.parentElement?.firstElementChild).toBe(wrong);
});

test("GST-02 a reader that types like a keyboard is heard wherever the cursor stands", async () => {
  const { user, dialog, field } = await openCardex(nadia, /Nadia/);
  await user.click(field(/^Profession/));
  for (const key of [...passport.replace("\n", "⏎"), "⏎"])
    fireEvent.keyDown(field(/^Profession/), { key: key === "⏎" ? "Enter" : key });
  await dialog.findByRole("button", { name: "Use this from the document: Document number" });
  expect(field(/^Profession/).value).toBe("Médecin");
  expect(field(/^Nationality/).value).toBe("Algeria");
});

test("GST-02 a new guest who is known already opens the record", async () => {
  const { user, dialog, field } = await openCardex("new", /^New guest/);
  await user.type(field(/^Full name/), "nadia ben aissa");
  await dialog.findByText("Already known?");
  expect(dialog.getByText(/^last stay: room \d+, /)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Open this profile" }));
  await screen.findByRole("dialog", { name: "Guest profile: Nadia Ben Aïssa" });
});

test("GST-02 BK-01 a booking for somebody known says so, and takes them", async () => {
  const { user } = await openDashboard();
  await user.click(card("204"));
  const dialog = within(await screen.findByRole("dialog"));
  const guest = dialog.getByRole("combobox", { name: /Guest/ });
  await user.type(guest, "NADIA BEN-AISSA");
  await user.click(await dialog.findByRole("button", { name: "Use this guest" }));
  expect(dialog.getByText("Known guest")).toBeTruthy();
  expect((guest as HTMLInputElement).value).toBe("Nadia Ben Aïssa");
});

test("GST-03 two records of one person become one, once the name is typed", async () => {
  const { user, dialog } = await openCardex(nadia, /Nadia/);
  await user.click(dialog.getByRole("button", { name: "Merge with another profile" }));
  const find = within(await screen.findByRole("dialog", { name: /^Merge into/ }));
  expect(find.getByText(/^This profile is kept\./)).toBeTruthy();
  await user.type(find.getByRole("combobox"), "amine");
  await user.click(await screen.findByRole("option", { name: /Amine Bensalem/ }));
  const confirm = within(await screen.findByRole("alertdialog"));
  await user.click(confirm.getByRole("radio", { name: "0555 12 34 50 the other" }));
  await user.type(confirm.getByLabelText(/^Type the name/), "Amine Bensalem");
  await user.click(confirm.getByRole("button", { name: "Merge the profiles" }));
  await screen.findByText("The two profiles are one now.");
  await waitFor(() =>
    expect(dialog.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe("0555 12 34 50"),
  );
});

test("GST-01 a guest who is gone is said, not an empty form", async () => {
  server.use(
    http.get(apiUrl(`hotels/:hotelId/guests/${amine}`), () =>
      HttpResponse.json({ code: "guest.not-found", status: 404, params: {} }, { status: 404 }),
    ),
  );
  await openDashboard({ route: `/?cardex=${mockId(8, 99)}` });
  const dialog = within(await screen.findByRole("dialog", { name: "Guest profile" }));
  await dialog.findByText("The guest profile could not be loaded.");
});

test("GST-02 a line of a document is refused as a name, at the field and by its words", async () => {
  const { user, dialog, field, save } = await openCardex("new", /^New guest/);
  await user.type(field(/^Full name/), "BENAISSA<<NADIA");
  await save();
  expect(await dialog.findByText(/^This is a line of a document, not a name/)).toBeTruthy();
  expect(screen.queryByText("Guest profile created.")).toBeNull();
});

test("AUTH-17 who may read the audit trail gets from a record to who looked at its documents", async () => {
  const opened = await openCardex(nadia, /Nadia/);
  expect(opened.dialog.queryByRole("link", { name: /Who looked/ })).toBeNull();
  opened.unmount();
  await openDashboard({
    route: `/?cardex=${nadia}`,
    session: aSession({ hotels: [aHotel({ role: "hotel-admin" })] }),
  });
  const link = await screen.findByRole("link", { name: "Who looked at this guest's documents?" });
  expect(link.getAttribute("href")).toMatch(
    new RegExp(`/audit-trail\\?view=identity&guest=${nadia}$`),
  );
});
