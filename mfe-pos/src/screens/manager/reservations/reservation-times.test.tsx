import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openManager } from "../../../testing/open-manager.tsx";

it("POS-02 the manager sets how long tables are reserved and how long before that is shown", async () => {
  const { user } = await openManager({ route: "/?tab=reservations" });
  const lead = await screen.findByLabelText<HTMLInputElement>(/^Shown as reserved before/u);
  expect(lead.value).toBe("60");
  await user.clear(lead);
  await user.type(lead, "45");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The times are saved.")).toBeTruthy();
  await user.clear(lead);
  await user.type(lead, "30");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findAllByText("The times are saved.")).toBeTruthy();
  expect(screen.queryByText(/Somebody else changed/u)).toBeNull();
});

it("POS-02 X-02 asks before another tab of the manager throws away times that are not saved", async () => {
  const { user } = await openManager({ route: "/?tab=reservations" });
  const lead = await screen.findByLabelText<HTMLInputElement>(/^Shown as reserved before/u);
  await user.clear(lead);
  await user.type(lead, "45");
  await user.click(screen.getByRole("tab", { name: "Menu" }));
  await user.click(await screen.findByRole("button", { name: "Stay here" }));
  expect(lead.isConnected).toBe(true);
  expect(lead.value).toBe("45");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The times are saved.")).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "Menu" }));
  expect(await screen.findByLabelText("New category")).toBeTruthy();
  expect(screen.queryByText("Leave without saving?")).toBeNull();
});
