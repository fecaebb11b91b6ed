import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { id } from "../../testing/a-group.ts";
import { account, openAccount, saidOf } from "../../testing/open-group-account.tsx";

test("FOL-03 GRP-03 the account shows its own lines and balance, and the stays below with theirs", async () => {
  const { dialog } = await openAccount();
  const table = within(dialog.getByRole("table"));
  expect(table.getByText("Stay of Amel Kaci, room 204")).toBeTruthy();
  expect(dialog.getByText(/35.000/)).toBeTruthy();
  expect(dialog.getByText("أحمد بن علي")).toBeTruthy();
  // What a stay left to the group is taken back at the stay.
  expect(dialog.getByRole("button", { name: "Reverse: Dinner" })).toHaveProperty("disabled", false);
  expect(dialog.queryByRole("button", { name: /Reverse: Stay/ })).toBeNull();
  expect(dialog.getByRole("button", { name: "Open the stay of Amel Kaci" })).toHaveProperty(
    "disabled",
    false,
  );
});

test("FOL-03 X-06 each button of a line stands under the word that says what it does", async () => {
  const { dialog } = await openAccount();
  const table = within(dialog.getByRole("table"));
  const heads = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
  for (const [button, word] of [
    ["Reverse: Dinner", "Reverse"],
    ["Open the stay of Amel Kaci", "To the stay"],
  ] as const) {
    const cell = table.getByRole("button", { name: button }).closest("td");
    expect(heads[cell?.cellIndex ?? -1]).toBe(word);
  }
});

test("FOL-04 FOL-05 the desk charges the group and takes its payment of what is open", async () => {
  const { user, sent, dialog } = await openAccount();
  await user.click(dialog.getByRole("button", { name: "Post Charge" }));
  const charge = within(await screen.findByRole("dialog", { name: "Post Charge" }));
  await user.type(charge.getByLabelText(/Description/), "Hall");
  await user.type(charge.getByLabelText(/Amount/), "20000");
  await user.click(charge.getByRole("button", { name: "Post Charge" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    path: "charges",
    body: { description: "Hall", department: "Restaurant", amountCentimes: 2_000_000 },
  });
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Post Charge" })).toBeNull());

  await user.click(dialog.getByRole("button", { name: "Post Payment" }));
  const payment = within(await screen.findByRole("dialog", { name: "Post Payment" }));
  await user.click(payment.getByRole("button", { name: "Post Payment" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({
    path: "payments",
    body: { method: "Cash", amountCentimes: 3_500_000 },
  });
});

test("FOL-05 GRP-03 a payment of the group beyond what it ever has to pay asks first, as a guest's does", async () => {
  const { user, sent, dialog } = await openAccount();
  await user.click(dialog.getByRole("button", { name: "Post Payment" }));
  const payment = within(await screen.findByRole("dialog", { name: "Post Payment" }));
  const amount = payment.getByLabelText(/Amount/);
  await user.clear(amount);
  // A nought too many.
  await user.type(amount, "350000{Enter}");
  const asked = within(await payment.findByRole("alert"));
  expect(
    asked.getByText(/35.000,00.DA is open, and 315.000,00.DA would have to be refunded/),
  ).toBeTruthy();
  expect(sent).toEqual([]);
  expect(payment.getByRole("button", { name: "Post Payment" })).toHaveProperty("disabled", true);

  await user.click(asked.getByRole("checkbox", { name: "The amount is right, take it" }));
  await user.click(payment.getByRole("button", { name: "Post Payment" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ method: "Cash", amountCentimes: 35_000_000 });
});

/** Ten rooms for two nights that are to come. */
const block = {
  id: id("41"),
  roomTypeId: id("42"),
  roomTypeName: "Double",
  quantity: 10,
  assigned: 0,
  checkInDate: "2099-05-01",
  checkOutDate: "2099-05-03",
  persons: 2,
  ratePlan: "public",
  rateCentimes: 1_000_000,
  entries: [],
};

test("FOL-05 GRP-03 what a group pays for its rooms in advance is a deposit, and asks nothing", async () => {
  const { user, sent, dialog } = await openAccount(account, "Confirmed", { blocks: [block] });
  await user.click(dialog.getByRole("button", { name: "Post Payment" }));
  const payment = within(await screen.findByRole("dialog", { name: "Post Payment" }));
  await user.clear(payment.getByLabelText(/Amount/));
  await user.type(payment.getByLabelText(/Amount/), "100000");
  expect(await payment.findByText(/65.000,00.DA of this is a deposit/)).toBeTruthy();
  expect(payment.queryByRole("alert")).toBeNull();
  await user.click(payment.getByRole("button", { name: "Post Payment" }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("FOL-02 GRP-03 what a group has paid for its rooms is a deposit when it is given back, and none of it unasked", async () => {
  const paid = {
    ...account().postings[0],
    id: id("7"),
    kind: "payment",
    item: null,
    department: null,
    description: "Payment - Cash",
    method: "Cash",
    amountCentimes: 5_000_000,
  };
  const read = account({ postings: [...account().postings, paid] });
  const { user, dialog } = await openAccount(account, "Confirmed", { blocks: [block] }, read);
  await user.click(dialog.getByRole("button", { name: "Refund" }));
  const said = /^Deposit on the group's account: 15.000,00.DA\. It is for the nights to come\.$/;
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe("");
});

test("a group that was called off is charged no more", async () => {
  const { dialog } = await openAccount(account, "Cancelled");
  expect(dialog.getByRole("button", { name: "Post Charge" })).toHaveProperty("disabled", true);
  const takeOver = dialog.getByRole("button", { name: "Take over from guests" });
  expect(takeOver).toHaveProperty("disabled", true);
  expect(saidOf(takeOver)).toBe("The group was called off: it can only pay, and be paid back.");
  expect(dialog.getByRole("button", { name: "Post Payment" })).toHaveProperty("disabled", false);
});
