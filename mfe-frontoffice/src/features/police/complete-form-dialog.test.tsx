import { baseApi } from "@funduq/shared-ui/state";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openReport, rowOf } from "../../testing/open-police.tsx";

/** Opens the form of the guest who is here. */
async function openForm() {
  const page = await openReport();
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
