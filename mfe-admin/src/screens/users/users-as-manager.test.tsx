import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { button, openUsers } from "../../testing/open-users.tsx";
import { row } from "../../testing/rows.ts";

const rolesIn = (dialog: HTMLElement) =>
  within(within(dialog).getByLabelText(/Role/))
    .getAllByRole("option")
    .map((it) => it.textContent);

it("SYS-06 a manager sees a hotel admin's actions closed, and why", async () => {
  await openUsers("en", "manager");
  const admin = within(await row("Karim Haddad"));
  const buttons = admin.getAllByRole<HTMLButtonElement>("button");
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
  const reason = admin.getByText("Only a hotel admin changes hotel admins.");
  for (const each of buttons) expect(each.getAttribute("aria-describedby")).toBe(reason.id);
  const clerk = within(await row("Amina Cherif"));
  expect(clerk.getAllByRole<HTMLButtonElement>("button").some(({ disabled }) => disabled)).toBe(
    false,
  );
});

it("SYS-06 a manager is not offered the role of a hotel admin, neither new nor for a colleague", async () => {
  const { user } = await openUsers("en", "manager");
  await row("Amina Cherif");
  await user.click(button("Edit Amina Cherif"));
  expect(rolesIn(screen.getByRole("dialog"))).not.toContain("Hotel admin");
  await user.keyboard("{Escape}");
  await user.click(button("Add user"));
  const offered = rolesIn(screen.getByRole("dialog", { name: "Add user" }));
  expect(offered).toContain("Manager");
  expect(offered).not.toContain("Hotel admin");
});
