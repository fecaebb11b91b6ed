import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";

async function openForm(number: string) {
  const { user } = await openDashboard();
  await user.click(card(number));
  const dialog = within(await screen.findByRole("dialog"));
  const select = (name: RegExp) => dialog.getByRole<HTMLSelectElement>("combobox", { name });
  await waitFor(() => expect(select(/Rate plan/).value).not.toBe(""));
  return { user, dialog, select };
}

test.each([
  ["Check-out", "10/04/2026", "Check-out date must be after the Check-in date."],
  ["Check-out", "08/04/2026", "Check-out date must be after the Check-in date."],
  ["Check-in", "09/04/2026", "The check-in date is before the business date 10/04/2026."],
  ["Check-in", "31/02/2027", "Please enter a valid date."],
  ["Check-out", "😀", "Please enter a valid date."],
  ["Check-out", "10/04/2099", "A stay can't be longer than 365 nights."],
])("FO-08 %s %s says what is wrong with it, at its field only", async (name, typed, said) => {
  const { user, dialog, select } = await openForm("204");
  await user.type(dialog.getByRole("combobox", { name: /Guest/ }), "Rachid Taha");
  const field = dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
  await user.click(dialog.getByRole("button", { name: "Save booking" }));

  expect(dialog.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([said]);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field.value).toBe(typed);
  expect(select(/Room/).getAttribute("aria-invalid")).not.toBe("true");
  expect(select(/Rate plan/).getAttribute("aria-invalid")).not.toBe("true");
  expect(dialog.queryByText(/^\d+ nights?$/)).toBeNull();
});
