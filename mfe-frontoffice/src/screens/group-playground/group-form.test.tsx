import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { addTexts } from "../../i18n/catalogue.ts";
import { Root } from "../../root.tsx";

beforeAll(async () => {
  await import("./group-playground.tsx");
}, 60_000);

test("GRP-01 a company that was typed and not chosen is never dropped: the form asks for it", async () => {
  addTexts();
  const { user } = await renderWithStore(<Root view="group-playground" basename="" />);
  await screen.findByRole("heading", { name: "Group booking playground" });
  await user.selectOptions(screen.getByLabelText(/^Room type/), "Suite");
  await user.type(screen.getByLabelText(/^Company/), "Sonatrach");
  await user.type(screen.getByLabelText(/^Group name/), "Congrès");
  const tryIt = () => user.click(screen.getByRole("button", { name: "Try it" }));
  await tryIt();
  expect(
    await screen.findByText("Please choose the company from the list, or clear the field."),
  ).toBeDefined();
  expect(screen.queryByRole("heading", { name: "This group could be booked" })).toBeNull();
  await user.clear(screen.getByLabelText(/^Company/));
  await tryIt();
  expect(await screen.findByRole("heading", { name: "This group could be booked" })).toBeDefined();
});
