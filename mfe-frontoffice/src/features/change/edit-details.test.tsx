import { formatMoney } from "@funduq/shared-ui/format";
import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingIn, openPanel } from "../../testing/open-panel.tsx";

const dialogName = /^Edit the booking of /;
const detailsUrl = apiUrl("hotels/:hotelId/bookings/:bookingId/details");
type Page = Awaited<ReturnType<typeof openPanel>>;

const save = ({ user, dialog }: Page) =>
  user.click(dialog.getByRole("button", { name: "Save details" }));
const comments = ({ dialog }: Page) => dialog.getByLabelText<HTMLTextAreaElement>("Comments");

test("BK-10 changes party, guests, company, rate and comments, and says 'booking details saved'", async () => {
  const page = await openPanel("105", "details", dialogName);
  const { user, dialog, hotel } = page;
  const adults = dialog.getByLabelText(/Adults/);
  await user.clear(adults);
  await user.type(adults, "2");
  await user.type(dialog.getByRole("combobox", { name: "Add a guest" }), "Lina Mansouri");
  await user.click(dialog.getByRole("button", { name: "Add" }));
  await user.click(dialog.getByRole("radio", { name: /Lina Mansouri/ }));
  await user.type(dialog.getByRole("combobox", { name: "Company" }), "Ceviv{Backspace}");
  await user.click(await screen.findByRole("option", { name: "Cevital" }));
  const rate = dialog.getByRole("combobox", { name: /Rate plan/ });
  await user.selectOptions(rate, await dialog.findByRole("option", { name: /^Company 2 Rate/ }));
  await user.type(comments(page), "Sea view");
  await save(page);

  expect(await screen.findByText("booking details saved")).toBeTruthy();
  expect(bookingIn(hotel, "105")).toMatchObject({
    adults: 2,
    comments: "Sea view",
    ratePlan: "company-2",
    rateCentimes: 800_000,
    company: { name: "Cevital" },
    guests: [
      { fullName: "Sofiane Mansouri", isPrimary: false },
      { fullName: "Lina Mansouri", isPrimary: true },
    ],
  });
  expect(await page.drawer.findByText("Adults: 1 → 2")).toBeTruthy();
});

test("BK-10 BK-05 what the stay comes to at another rate is said before it is saved", async () => {
  const page = await openPanel("105", "details", dialogName);
  const { user, dialog, hotel } = page;
  const total = () => {
    const price = dialog.getByText("Total").nextElementSibling;
    return (price?.querySelector("[aria-hidden]") ?? price)?.textContent;
  };
  const said = () => {
    const { nights, totalCentimes } = bookingIn(hotel, "105");
    return `${nights} nights · ${formatMoney(totalCentimes)}`;
  };
  const before = said();
  expect(total()).toBe(before);
  const rate = dialog.getByRole("combobox", { name: /Rate plan/ });
  await user.selectOptions(rate, await dialog.findByRole("option", { name: /^Public/ }));
  const after = total();
  await save(page);
  await screen.findByText("booking details saved");
  expect(said()).not.toBe(before);
  expect(after).toBe(`${before}→${said()}`);
});

test("BK-10 a guest can be taken away, the primary one can't", async () => {
  const page = await openPanel("105", "details", dialogName);
  const { user, dialog } = page;
  const remove = (guest: string) =>
    dialog.getByRole<HTMLButtonElement>("button", { name: `Remove ${guest}` });
  expect(remove("Sofiane Mansouri").disabled).toBe(true);
  await user.type(dialog.getByRole("combobox", { name: "Add a guest" }), "Lina");
  await user.click(dialog.getByRole("button", { name: "Add" }));
  await user.click(remove("Lina"));
  expect(dialog.queryByText("Lina")).toBeNull();
});

test("X-02 BK-10 a guest's name that was typed but not added is saved all the same", async () => {
  const page = await openPanel("105", "details", dialogName);
  const { user, dialog, hotel } = page;
  await user.type(dialog.getByRole("combobox", { name: "Add a guest" }), "Lina");
  await user.click(await dialog.findByRole("button", { name: "Set the party to 2 persons" }));
  await save(page);

  expect(await screen.findByText("booking details saved")).toBeTruthy();
  expect(bookingIn(hotel, "105").guests).toMatchObject([{ isPrimary: true }, { fullName: "Lina" }]);
});

test("BK-23 more names than the party has are a question, answered with one press", async () => {
  const page = await openPanel("105", "details", dialogName);
  const { user, dialog, hotel } = page;
  await user.type(dialog.getByRole("combobox", { name: "Add a guest" }), "Lina");
  await save(page);
  expect(dialog.getByText(/^2 guests are named for a party of 1\./)).toBeTruthy();
  expect(bookingIn(hotel, "105").version).toBe(1);

  await user.click(dialog.getByRole("button", { name: "Set the party to 2 persons" }));
  expect(dialog.queryByText(/guests are named for a party/)).toBeNull();
  expect(dialog.queryByRole("button", { name: /^Set the party/ })).toBeNull();
  expect(dialog.getByLabelText<HTMLInputElement>(/Adults/).value).toBe("2");
});

test("BK-10 faults are said at their fields, and nothing is sent", async () => {
  const page = await openPanel("105", "details", dialogName);
  await page.user.clear(page.dialog.getByLabelText(/Adults/));
  await page.user.type(page.dialog.getByRole("combobox", { name: "Company" }), "Nobody knows it");
  await save(page);

  expect(page.dialog.getByText("Adults must be from 1 to 8.")).toBeTruthy();
  expect(page.dialog.getByText(/Please choose the company from the list/)).toBeTruthy();
  expect(bookingIn(page.hotel, "105").version).toBe(1);
});

test("X-02 a failed call keeps everything, and so does a reload", async () => {
  const page = await openPanel("105", "details", dialogName);
  server.use(http.put(detailsUrl, () => problem("service.busy")));
  await page.user.type(comments(page), "Late arrival");
  await save(page);
  expect(await page.dialog.findByText(/The details were not saved\./)).toBeTruthy();
  expect(comments(page).value).toBe("Late arrival");
  page.unmount();

  const again = await openPanel("105", "details", dialogName);
  expect(comments(again).value).toBe("Late arrival");
});

test("X-02 BK-10 what another desk changes meanwhile stays: the next try carries both", async () => {
  const page = await openPanel("105", "details", dialogName);
  await page.user.type(comments(page), "Late arrival");
  const booking = bookingIn(page.hotel, "105");
  booking.children = 1;
  booking.version += 1;
  await save(page);
  expect(await page.dialog.findByText(/The details were not saved\./)).toBeTruthy();
  const children = page.dialog.getByLabelText<HTMLInputElement>(/Children/);
  await waitFor(() => expect(children.value).toBe("1"));
  await save(page);

  expect(await screen.findByText("booking details saved")).toBeTruthy();
  expect(booking).toMatchObject({ children: 1, comments: "Late arrival" });
});

test("X-02 BK-10 what another desk wrote into the same field is shown before it is replaced", async () => {
  const page = await openPanel("105", "details", dialogName);
  await page.user.type(comments(page), "Sea");
  const booking = bookingIn(page.hotel, "105");
  booking.comments = "Allergic to nuts";
  booking.version += 1;
  await save(page);
  expect(await page.dialog.findByText("Allergic to nuts")).toBeTruthy();

  await page.user.type(comments(page), " view");
  await save(page);
  expect(booking.comments).toBe("Allergic to nuts");
  await save(page);
  expect(await screen.findByText("booking details saved")).toBeTruthy();
  expect(booking.comments).toBe("Sea view");
});

test("BK-10 a refusal because another desk was quicker is notice enough: the next press saves", async () => {
  const page = await openPanel("105", "details", dialogName);
  await page.user.type(comments(page), "Sea view");
  const booking = bookingIn(page.hotel, "105");
  booking.comments = "Allergic to nuts";
  booking.version += 1;
  await save(page);
  expect(await page.dialog.findByText("Allergic to nuts")).toBeTruthy();
  await save(page);
  expect(await screen.findByText("booking details saved")).toBeTruthy();
  expect(booking.comments).toBe("Sea view");
});

test("GST-02 BK-10 a document's line in the field for one more guest is refused there when the details are saved", async () => {
  const page = await openPanel("105", "details", dialogName);
  const name = page.dialog.getByRole("combobox", { name: "Add a guest" });
  await page.user.type(name, "BENAISSA<<<NADIA");
  await save(page);
  expect(page.dialog.getByText(/This is a line of a document/)).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(bookingIn(page.hotel, "105").version).toBe(1);
});

test("GST-02 BK-10 a name that is too long is not added: its field says so", async () => {
  const { user, dialog } = await openPanel("105", "details", dialogName);
  const field = await dialog.findByRole("combobox", { name: "Add a guest" });
  await user.click(field);
  await user.paste("Amina ".repeat(30));
  await user.click(dialog.getByRole("button", { name: "Add" }));
  expect(dialog.getByText("At most 160 characters.")).toBeTruthy();
  expect(field.getAttribute("aria-invalid")).toBe("true");
});
