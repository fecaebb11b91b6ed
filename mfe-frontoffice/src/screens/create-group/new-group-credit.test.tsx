import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { server } from "@funduq/shared-ui/testing/server";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addTexts } from "../../i18n/catalogue.ts";
import { Root } from "../../root.tsx";
import { hotelHandlers } from "../../standalone/handlers.ts";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { findWarning, owes, roomRule } from "../../testing/company-credit.ts";

beforeAll(async () => {
  await import("./create-group.tsx");
}, 60_000);
beforeEach(() => {
  localStorage.clear();
  addTexts();
  server.use(...hotelHandlers(new MockHotel()));
});

/** The form of a new group, with the company Cevital chosen in it. */
async function newGroup() {
  const { user } = await renderWithStore(<Root view="create-group" basename="" />);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
  await waitFor(() => field("Room type"), { timeout: 15_000 });
  await user.type(field("Company"), "Cevi");
  await user.click(await screen.findByRole("option", { name: "Cevital" }));
  const fill = (name: string, value: string) =>
    fireEvent.change(field(name), { target: { value } });
  return { user, field, fill };
}

test("INV-14 a new group that takes its company beyond the credit limit says so, whatever its number of rooms", async () => {
  const asked = owes(495_000, [roomRule]);
  const { user, field, fill } = await newGroup();
  await user.selectOptions(field("Room type"), "Double");
  await waitFor(() => expect(field("Rate plan").value).toBe("company-1"));
  expect(screen.queryByText(/with this group/)).toBeNull();
  fill("Rooms", "3");
  // A night of three rooms at the company's rate of 6.000 DA, and 2 % of tourism tax.
  await findWarning(
    "Cevital: limit 495.000,00 DA, owed 480.000,00 DA, with this group 498.360,00 DA.",
  );
  expect(asked).toEqual([""]);
  await user.click(screen.getByRole("button", { name: "What is counted" }));
  const counted = within(await screen.findByRole("dialog", { name: "What is counted" }));
  expect(counted.getByText("Company folios of stays in house (2)")).toBeTruthy();
  const group = counted.getByText("This group").nextElementSibling?.textContent;
  expect(group?.replaceAll("\u00a0", " ")).toBe("18.360,00 DA");
  expect(screen.getByRole("button", { name: "Create group booking" })).toHaveProperty(
    "disabled",
    false,
  );
});

test("INV-14 before a new group has its rates, a company that is beyond its limit already is named", async () => {
  owes(470_000, [roomRule]);
  await newGroup();
  await findWarning("Cevital: limit 470.000,00 DA, owed 480.000,00 DA already.");
});
