import type { PoliceForm } from "@funduq/shared-types/contracts/police";
import { useText } from "@funduq/shared-ui/i18n";
import { baseApi } from "@funduq/shared-ui/state";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addTexts } from "../../i18n/catalogue.ts";
import { mockId } from "../../standalone/ids.ts";
import { aPoliceForm, aPoliceReport } from "../../testing/a-police-form.ts";
import { openDashboard } from "../../testing/open-dashboard.tsx";
import { openReport, rowOf, smallHouse } from "../../testing/open-police.tsx";
import { policeColumns } from "./police-columns.tsx";
import { policeRows } from "./police-rows.ts";

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
  expect(unnamed.textContent).toContain("Name and all details");
  const expected = rowOf(dialog, new RegExp(coming.guests[0]?.fullName ?? ""));
  expect(expected.textContent).toContain("Expected");
});

test("POL-01 of what a child's form misses it counts only what is asked of a child", () => {
  const child = aPoliceForm({ birthDate: "2020-01-01" });
  const [row] = policeRows(aPoliceReport({ forms: [child] }));
  const column = policeColumns(
    ((key: string, values?: object) => `${key} ${JSON.stringify(values)}`) as never,
  ).find(({ id }) => id === "gaps");
  render(<div>{row && column?.cell(row)}</div>);
  expect(screen.getByText(/^police\.gaps-of/).textContent).toContain('{"count":3,"of":4}');
});

function Who({ form }: { form: PoliceForm }) {
  const [column] = policeColumns(useText("frontoffice"));
  const [row] = policeRows(aPoliceReport({ forms: [form] }));
  return <div>{row && column?.cell(row)}</div>;
}

test.each([
  ["en", "The stored document number can't be read. Type it again from the document."],
  ["fr", "Le numéro de pièce enregistré est illisible. Saisissez-le à nouveau d’après la pièce."],
  ["ar", "تعذّرت قراءة رقم الوثيقة المحفوظ. اكتبه من جديد نقلًا عن الوثيقة."],
] as const)(
  "POL-01 GST-02 a line whose number can't be read says so (%s)",
  async (language, told) => {
    addTexts();
    const { container } = await renderWithStore(
      <Who form={aPoliceForm({ isIdNumberUnreadable: true })} />,
      {
        language,
      },
    );
    expect(container.textContent).toBe(`Lina Saadi${told}`);
  },
);

test("POL-01 GST-02 one number that can't be read is said at its line alone, and where it is typed again", async () => {
  const { user, store, dialog } = await openReport();
  const guestId = mockId(8, 1);
  const guest = await (await fetch(`/api/hotels/h/guests/${guestId}`)).json();
  const forms = [
    aPoliceForm({ guestId, isIdNumberUnreadable: true }),
    aPoliceForm({ fullName: "Karim Haddad" }),
  ];
  const unreadable = { ...guest, idNumber: null, isIdNumberUnreadable: true };
  server.use(
    http.get(apiUrl("hotels/:hotelId/police-report"), () =>
      HttpResponse.json(aPoliceReport({ forms })),
    ),
    http.get(apiUrl("hotels/:hotelId/guests/:guestId"), () => HttpResponse.json(unreadable)),
  );
  act(() => void store.dispatch(baseApi.util.invalidateTags(["Booking", "Guest"])));
  const told = "The stored document number can't be read. Type it again from the document.";
  await within(dialog).findByText(told);
  expect(rowOf(dialog, /Lina Saadi/).textContent).toContain(told);
  expect(rowOf(dialog, /Karim Haddad/).textContent).not.toContain(told);

  await user.click(within(dialog).getByText("Lina Saadi"));
  const form = within(await screen.findByRole("dialog", { name: /^Police form/ }));
  expect((await form.findByLabelText<HTMLInputElement>(/^Document number/)).value).toBe("");
  expect(form.getByText(told)).toBeTruthy();
});

test("POL-02 who is named has the form filled in next, as the button says", async () => {
  const { user, dialog } = await openReport();
  server.use(
    http.post(apiUrl("hotels/:hotelId/bookings/:bookingId/occupants"), () =>
      HttpResponse.json({ guestId: mockId(8, 1) }, { status: 201 }),
    ),
  );
  await user.click(within(dialog).getByText("1 occupant without a name"));
  const naming = within(await screen.findByRole("dialog", { name: "Who else is in room 101?" }));
  await user.type(naming.getByRole("combobox"), "Nadia Ben Aïssa");
  await user.click(naming.getByRole("button", { name: "Add and complete the form" }));
  expect(await screen.findByRole("dialog", { name: "Police form: Nadia Ben Aïssa" })).toBeTruthy();
});

test("POL-01 says so when the report can't be fetched", async () => {
  const { hotel } = smallHouse();
  const page = openDashboard({ hotel });
  server.use(http.get(apiUrl("hotels/:hotelId/police-report"), () => problem("internal")));
  const { user } = await page;
  await user.click(await screen.findByRole("button", { name: /Police Report/ }));
  expect((await screen.findByText(/Error fetching report data\./)).textContent).toBeTruthy();
});

test("POL-02 'Due' sorts by urgency in every language", () => {
  const when = policeColumns(((key: string) => key) as never).find(({ id }) => id === "when");
  const sorted = (["expected", "due", "late"] as const)
    .map((state) => ({ state, at: when?.sortBy?.({ state } as never) }))
    .sort((one, other) => Number(one.at) - Number(other.at));
  expect(sorted.map(({ state }) => state)).toEqual(["late", "due", "expected"]);
});
