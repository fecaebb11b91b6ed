import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openFolios } from "../../testing/open-folios.tsx";

async function openDialog() {
  const page = await openFolios();
  await page.user.click(page.folios.getByRole("button", { name: "New folio" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Open a guest's folio" }));
  const name = dialog.getByRole("textbox", { name: /Whose folio/ });
  const confirm = () => page.user.click(dialog.getByRole("button", { name: "Open folio" }));
  return { ...page, dialog, name, confirm };
}

test("FOL-11 another guest's folio is opened, and charged like the others", async () => {
  const { user, folios, name, confirm } = await openDialog();
  await user.type(name, "Karim Khelifi");
  await confirm();

  expect(await screen.findByText("Folio opened: Karim Khelifi.")).toBeTruthy();
  await user.click(await folios.findByRole("tab", { name: /Karim Khelifi/ }));
  await user.click(folios.getByRole("button", { name: "Post Charge" }));
  const form = within(await screen.findByRole("dialog", { name: "Post Charge" }));
  expect(form.getByRole("option", { name: "Karim Khelifi" })).toBeTruthy();
});

test("FOL-11 no name, or one that the stay has a folio of, is said at the field", async () => {
  const { user, dialog, name, confirm } = await openDialog();
  await confirm();
  expect(await dialog.findByText("Please say whose folio it is.")).toBeTruthy();
  await user.type(name, "sonatrach");
  await confirm();
  expect(await dialog.findByText("The stay has a folio 'Sonatrach' already.")).toBeTruthy();
});
