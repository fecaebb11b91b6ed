import { baseApi } from "@funduq/shared-ui/state";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openReport, rowOf } from "../../testing/open-police.tsx";

const passport = [
  "P<DZABENALI<<NADIA<<<<<<<<<<<<<<<<<<<<<<<<<<",
  "L898902C36DZA7408122F1204159ZE184226B<<<<<10",
];

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

const descriptionOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent;

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
  // Both values, as in the cardex; nothing where nobody typed.
  expect(form.getAllByText(/^Saved by someone else meanwhile:/)).toHaveLength(1);
  expect(descriptionOf(address)).toBe("Saved by someone else meanwhile: Oran");
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
  for (const line of passport)
    for (const key of [...line, "Enter"]) fireEvent.keyDown(name, { key });
  expect(await form.findByText(/^Read from the document: .*Date of birth/)).toBeTruthy();
  expect(name.value).toBe(before);
  expect(form.getByLabelText<HTMLInputElement>(/^Date of birth/).value).toBe("12/08/1974");
});

test("POL-01 GST-02 the lines are pasted into the form: what is empty is filled, the rest stands beside it", async () => {
  const { user, form, guestId } = await openForm();
  const name = form.getByLabelText<HTMLInputElement>(/^Full name/);
  const before = name.value;
  // Who does not use them types on at once: the form begins with its first field.
  expect(document.activeElement).toBe(name);
  await user.click(form.getByText("Read the passport or card", { selector: "summary" }));
  await user.click(await form.findByLabelText(/^Read the passport/));
  await user.paste(passport.join("\n"));

  expect(await form.findByText(/^Read from the document: .*Date of birth/)).toBeTruthy();
  expect(form.queryByText(/^Read from the document: .*Date of expiry/)).toBeNull();
  expect(form.getByLabelText<HTMLInputElement>(/^Document number/).value).toBe("L898902C3");
  const line = form.getByRole("listitem");
  const sides = [...line.querySelectorAll("bdi")].map(({ textContent }) => textContent);
  expect(sides).toEqual([before, "Nadia Benali"]);
  expect(line.textContent).toContain(`here ${before}, in the document Nadia Benali`);
  expect(name.value).toBe(before);

  await user.click(form.getByRole("button", { name: "Use this from the document: Full name" }));
  expect(name.value).toBe("Nadia Benali");
  expect(form.queryByText("The document says otherwise:")).toBeNull();
  await user.click(form.getByRole("button", { name: "Save" }));
  await screen.findByText("The form was saved.");
  const saved = await (await fetch(`/api/hotels/any/guests/${guestId}`)).json();
  expect(saved).toMatchObject({ fullName: "Nadia Benali", birthDate: "1974-08-12" });
  // The form has no field for it: nobody saw it, nobody saved it.
  expect(saved.idExpireDate).toBeNull();
});

test("POL-01 GST-02 what a reader can't make out is said, and stays to be put right", async () => {
  const { form } = await openForm();
  const name = form.getByLabelText<HTMLInputElement>(/^Full name/);
  const visa = [`V${passport[0]?.slice(1)}`, passport[1] ?? ""];
  for (const line of visa) for (const key of [...line, "Enter"]) fireEvent.keyDown(name, { key });
  expect(await form.findByText("This is a visa. Please read the passport itself.")).toBeTruthy();
  expect(form.getByLabelText<HTMLTextAreaElement>(/^Read the passport/).value).toContain("V<DZA");
});
