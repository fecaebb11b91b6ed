import { groupSchema } from "@funduq/shared-types/contracts/group";
import {
  type GroupAccount,
  groupAccountSchema,
} from "@funduq/shared-types/contracts/group-account";
import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { openDashboard } from "../../testing/open-dashboard.tsx";

beforeAll(async () => {
  await import("./group-account-dialog.tsx");
}, 60_000);

const id = (last: string) => `01890a5d-ac96-774b-bcce-b30209${last.padStart(6, "0")}`;
const groupId = id("1");

const group = (status = "Confirmed", more: object = {}) =>
  groupSchema.parse({
    ...{ id: groupId, name: "Tassili Tour", contactPerson: null, company: null, status },
    ...{ checkInDate: "2026-05-01", checkOutDate: "2026-05-03", rooms: 2, assigned: 2 },
    accountCentimes: 0,
    ...{ version: 4, blocks: [], ...more },
  });

const line = (last: string, more: object) => ({
  ...{ id: id(last), businessDate: "2026-05-01", postedAt: "2026-05-01T10:00:00Z" },
  ...{ postedBy: "Amina", department: null, method: null, reversesPostingId: null },
  ...{ reversalReason: null, reversedByPostingId: null, splitOfPostingId: null, night: null },
  ...{ stay: null, ...more },
});

const stay = (last: string, guestName: string, roomNumber: string, balanceCentimes: number) => ({
  ...{ bookingId: id(`9${last}`), guestName, roomNumber, status: "Checked-in" },
  folios: [
    {
      ...{ id: id(`8${last}`), key: "folio_guest_personal", name: "Personal", payer: "Guest" },
      ...{ chargesCentimes: balanceCentimes, paymentsCentimes: 0, balanceCentimes },
    },
  ],
});

const dinner = line("5", {
  ...{ direction: "charge", description: "Dinner", department: "Restaurant" },
  amountCentimes: 3_000_000,
});
const taken = line("6", {
  ...{ direction: "charge", description: "Transfer to group account", method: "Group Account" },
  amountCentimes: 500_000,
  stay: { bookingId: id("91"), guestName: "Amel Kaci", roomNumber: "204" },
});

const account = (more: object = {}): GroupAccount =>
  groupAccountSchema.parse({
    ...{ chargesCentimes: 900_000, paymentsCentimes: 0, balanceCentimes: 900_000 },
    postings: [dinner, taken],
    stays: [stay("1", "Amel Kaci", "204", 0), stay("2", "أحمد بن علي", "205", 900_000)],
    ...more,
  });

async function openAccount(
  answer: () => Response | object = account,
  status = "Confirmed",
  more: object = {},
  read = account(),
) {
  const sent: { path: string; body: unknown }[] = [];
  const at = "hotels/:hotelId/groups/:groupId";
  server.use(
    http.get(apiUrl(at), () => HttpResponse.json(group(status, more))),
    http.get(apiUrl(`${at}/account`), () => HttpResponse.json(read)),
    http.post(apiUrl(`${at}/account/*`), async ({ request }) => {
      sent.push({
        path: new URL(request.url).pathname.split("/account/")[1] ?? "",
        body: await request.clone().json(),
      });
      const given = answer();
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  const page = await openDashboard({
    route: `/?group=${groupId}&task=account`,
    session: aSession({ hotels: [aHotel({ role: "front-office" })] }),
  });
  const dialog = await screen.findByRole("dialog", { name: /Tassili Tour/ });
  await within(dialog).findByText("Dinner");
  return { ...page, sent, dialog: within(dialog) };
}

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

test("FOL-05 GRP-03 what a group pays for its rooms in advance is a deposit, and asks nothing", async () => {
  const block = {
    ...{ id: id("41"), roomTypeId: id("42"), roomTypeName: "Double", quantity: 10, assigned: 0 },
    ...{ checkInDate: "2099-05-01", checkOutDate: "2099-05-03", persons: 2, ratePlan: "public" },
    ...{ rateCentimes: 1_000_000, entries: [] },
  };
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

test("GRP-03 what the guests owe is shown before the group takes it over; who pays alone is left out", async () => {
  const { user, sent, dialog } = await openAccount(() =>
    problem("folio.balance-changed", { folioName: "205", balanceCentimes: 1_000_000 }),
  );
  await user.click(dialog.getByRole("button", { name: "Take over from guests" }));
  const taking = within(await screen.findByRole("dialog", { name: /takes over from its guests/ }));
  const guest = taking.getByRole("checkbox", { name: /أحمد بن علي/ });
  await user.click(guest);
  expect(taking.getByRole("button", { name: /^Take over/ })).toHaveProperty("disabled", true);
  await user.click(guest);
  await user.click(taking.getByRole("button", { name: /^Take over/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    path: "transfers",
    body: { folios: [{ bookingId: id("92"), folioId: id("82"), amountCentimes: 900_000 }] },
  });
  expect(await taking.findByText(/Nothing was taken over/)).toBeTruthy();
});

test("GRP-03 what a guest owes anew meanwhile is said, and goes over only after the desk has seen it", async () => {
  let now = account();
  const { user, sent, dialog, store } = await openAccount(() =>
    problem("folio.balance-changed", { folioName: "Personal", balanceCentimes: 1_000_000 }),
  );
  server.use(
    http.get(apiUrl("hotels/:hotelId/groups/:groupId/account"), () => HttpResponse.json(now)),
  );
  await user.click(dialog.getByRole("button", { name: "Take over from guests" }));
  const taking = within(await screen.findByRole("dialog", { name: /takes over from its guests/ }));
  expect(taking.getAllByRole("checkbox")).toHaveLength(1);

  now = account({
    stays: [stay("1", "Amel Kaci", "204", 200_000), stay("2", "أحمد بن علي", "205", 1_000_000)],
  });
  act(() => void store.dispatch(baseApi.util.invalidateTags(["Folio"])));
  expect(
    await taking.findByText(/204 · .*Amel Kaci.*: now .*2.000,00 DA.*, was .*0,00 DA/),
  ).toBeTruthy();
  expect(taking.getByText(/205 · .*: now .*10.000,00 DA.*, was .*9.000,00 DA/)).toBeTruthy();
  expect(taking.getAllByRole("checkbox")).toHaveLength(1);

  // Sent nevertheless, it is what was seen, and the server refuses it.
  await user.click(taking.getByRole("button", { name: /^Take over .*9.000,00/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const body = { folios: [{ bookingId: id("92"), folioId: id("82"), amountCentimes: 900_000 }] };
  expect(sent[0]?.body).toEqual(body);

  await user.click(await taking.findByRole("button", { name: "Show as it is now" }));
  const ticks = await taking.findAllByRole("checkbox", { checked: false });
  expect(ticks).toHaveLength(2);
  expect(taking.queryByText(/was .*9.000/)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(ticks[0]));
  await user.click(taking.getByRole("checkbox", { name: /205/ }));
  await user.click(taking.getByRole("button", { name: /^Take over .*10.000,00/ }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toEqual({
    folios: [{ bookingId: id("92"), folioId: id("82"), amountCentimes: 1_000_000 }],
  });
});

test("a group that was called off is charged no more", async () => {
  const { dialog } = await openAccount(account, "Cancelled");
  expect(dialog.getByRole("button", { name: "Post Charge" })).toHaveProperty("disabled", true);
  const takeOver = dialog.getByRole("button", { name: "Take over from guests" });
  expect(takeOver).toHaveProperty("disabled", true);
  expect(saidOf(takeOver)).toBe("The group was called off: it can only pay, and be paid back.");
  expect(dialog.getByRole("button", { name: "Post Payment" })).toHaveProperty("disabled", false);
});

test("GRP-03 where no guest owes anything, the reader is told why nothing can be taken over, and not by a tooltip", async () => {
  const settled = account({ stays: [stay("1", "Amel Kaci", "204", 0)] });
  const { dialog } = await openAccount(account, "Confirmed", {}, settled);
  const takeOver = dialog.getByRole("button", { name: "Take over from guests" });
  expect(takeOver).toHaveProperty("disabled", true);
  expect(dialog.getByText(/^Nothing to take over: /)).toBeTruthy();
  expect(saidOf(takeOver)).toMatch(/^Nothing to take over: no guest of the group owes anything/);
});

/** What a screen reader adds to a button's name. */
function saidOf(button: HTMLElement): string | null | undefined {
  return document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent;
}
