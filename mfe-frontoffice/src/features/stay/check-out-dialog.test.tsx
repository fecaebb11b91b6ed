import { centimes } from "@funduq/shared-types/values/money";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { chargeNights } from "../../standalone/mock-folios.ts";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { reverse } from "../../standalone/mock-steps.ts";
import { openCheckOut, openWalkOut } from "../../testing/open-check-out.tsx";
import { bookingIn } from "../../testing/open-panel.tsx";

// The link to a group opens its panel: its first import takes longer than a test waits on a busy machine.
beforeAll(async () => {
  await import("../group/group-panel.tsx");
}, 60_000);

const nbsp = "\u00a0";

/** The group that a stay belongs to. */
function serveGroup(id: string, status: string) {
  const found = {
    id,
    name: "Tassili Tour",
    contactPerson: null,
    company: null,
    status,
    checkInDate: "2026-04-09",
    checkOutDate: "2026-04-12",
    rooms: 1,
    assigned: 1,
    accountCentimes: 0,
    blocks: [],
    version: 1,
  };
  server.use(http.get(apiUrl("hotels/:hotelId/groups/:groupId"), () => HttpResponse.json(found)));
}

/** Leïla Khelifi in room 201 stays for Sonatrach, which owes for the room. */
async function openCompanyStay({ isFormer = false } = {}) {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "201");
  const [personal, company] = booking.folios;
  company?.postings.push(...(personal?.postings.splice(0) ?? []));
  if (company) company.isFormer = isFormer;
  return openCheckOut("201", hotel);
}

test("BK-13 NA-03 a guest who leaves before a night audit is told what the room will be charged, first", async () => {
  const { dialog, user, leave } = await openWalkOut();
  const nights = within(
    await dialog.findByRole("region", { name: "The room has not been charged yet" }),
  );
  const lines = nights.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines).toEqual([
    `10/04/2026 Room charge9.500,00${nbsp}DA`,
    `10/04/2026 Tourism tax (TDS)190,00${nbsp}DA`,
    `Total9.690,00${nbsp}DA`,
  ]);
  expect(leave().disabled).toBe(true);
  expect(dialog.getByText(/^Post the room charge first/)).toBeTruthy();
  expect(dialog.getByText(/^9\.690,00.DA to come$/)).toBeTruthy();
  expect(dialog.queryByText("Settled")).toBeNull();

  await user.click(nights.getByRole("button", { name: "Post room charge" }));
  expect(await screen.findByText("Room charge posted.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("The room has not been charged yet")).toBeNull());
  expect(await dialog.findByText(/^9\.690,00.DA$/)).toBeTruthy();
  await waitFor(() => expect(leave().textContent).toBe("Pay and check out"));
  expect(leave().disabled).toBe(false);
});

test("X-06 BK-13 the keyboard goes on at the check-out, also where the charged night is read before the folio", async () => {
  const { dialog, user, leave, hotel } = await openWalkOut();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  server.use(
    http.get(apiUrl("hotels/:hotelId/bookings/:bookingId"), async () => {
      await isReleased;
      return HttpResponse.json(bookingIn(hotel, "105"));
    }),
  );
  await user.click(await dialog.findByRole("button", { name: "Post room charge" }));
  await waitFor(() => expect(document.activeElement).toBe(leave()));

  release();
  expect(await dialog.findByRole("group", { name: "Payment: Guest" })).toBeTruthy();
  await waitFor(() => expect(leave().textContent).toBe("Pay and check out"));
  await waitFor(() => expect(document.activeElement).toBe(leave()));
  expect(dialog.queryByRole("alert")).toBeNull();
});

test("FOL-02 BK-13 a night whose charge was taken back says so and why, instead of asking for it", async () => {
  const hotel = new MockHotel();
  const { id } = bookingIn(hotel, "105");
  hotel.checkIn(id);
  const { folios } = chargeNights(hotel, id, { totalCentimes: centimes(969_000) });
  for (const { id: postingId } of folios.flatMap(({ postings }) => [...postings]))
    reverse(hotel, id, postingId, { reason: "Room was cold" });
  const { dialog } = await openCheckOut("105", hotel);
  const nights = within(
    await dialog.findByRole("region", { name: "The room charge was taken back" }),
  );
  expect(nights.getByText(/^Post it again only if the guest is to pay/)).toBeTruthy();
  expect(nights.getAllByText("Taken back: Room was cold")).toHaveLength(2);
  expect(dialog.queryByText(/The night audit has not charged/)).toBeNull();
  expect(dialog.getByText("Settled")).toBeTruthy();
  expect(dialog.queryByText(/to come$/)).toBeNull();
});

test("FOL-09 BK-13 who may lets a guest go without the charge, and says why", async () => {
  const { dialog, user, leave } = await openWalkOut("manager");
  const sent: unknown[] = [];
  const checkOutUrl = apiUrl("hotels/:hotelId/bookings/:bookingId/check-out");
  server.use(
    http.post(checkOutUrl, async ({ request }) => void sent.push(await request.clone().json())),
  );
  await user.click(
    await dialog.findByRole("checkbox", { name: "Let the guest go without this charge" }),
  );
  expect(
    await dialog.findByText("Please say why the guest does not pay for the night."),
  ).toBeTruthy();
  expect(leave().disabled).toBe(true);
  await user.type(dialog.getByRole("textbox", { name: /^Why the guest/ }), "Noise all night");
  await waitFor(() => expect(leave().disabled).toBe(false));
  await user.click(leave());

  expect(await screen.findByText("Sofiane Mansouri is checked out of room 105.")).toBeTruthy();
  expect(sent).toMatchObject([{ waive: { reason: "Noise all night", totalCentimes: 969_000 } }]);
});

test("FOL-09 AUTH-17 the desk is told who may let a guest go without the charge", async () => {
  const { dialog, leave } = await openWalkOut();
  expect(await dialog.findByText(/^Whoever runs the hotel/)).toBeTruthy();
  expect(dialog.getByText("Post the room charge first.")).toBeTruthy();
  expect(dialog.queryByRole("checkbox")).toBeNull();
  expect(leave().disabled).toBe(true);
});

test("NA-03 nights that changed meanwhile are not posted, and are shown anew", async () => {
  const { dialog, user, hotel } = await openWalkOut();
  await dialog.findByText("9.690,00 DA");
  bookingIn(hotel, "105").rateCentimes = 800_000;
  await user.click(dialog.getByRole("button", { name: "Post room charge" }));

  expect(await dialog.findByText(/The nights to charge have changed/)).toBeTruthy();
  expect(await dialog.findByText("8.160,00 DA")).toBeTruthy();
});

test("BK-14 what a company owes goes to its account with the check-out", async () => {
  const { dialog, user, leave, hotel } = await openCompanyStay();
  expect(
    await dialog.findByText("The folio 'Sonatrach' must be settled before check-out."),
  ).toBeTruthy();
  const transfer = dialog.getByRole("button", {
    name: /^Transfer to company account: 19\.500,00.DA, Sonatrach$/,
  });
  // What the agreement says is what stands out.
  await waitFor(() => expect(transfer.dataset.variant).toBe("primary"));
  await user.click(transfer);
  expect(dialog.getByText("Goes to the company account")).toBeTruthy();
  expect(
    dialog.getByText(/Each folio marked below goes to the company's or the group's account/),
  ).toBeTruthy();
  expect(leave().disabled).toBe(false);
  expect(bookingIn(hotel, "201").folios[1]?.postings).toHaveLength(1);

  await user.click(leave());
  expect(await screen.findByText(/is checked out of room 201/)).toBeTruthy();
  expect(bookingIn(hotel, "201").folios[1]?.postings.at(-1)).toMatchObject({
    method: "Company Account",
    amountCentimes: 1_950_000,
  });
});

test("BK-14 the transfer can be thought over", async () => {
  const { dialog, user, leave } = await openCompanyStay();
  await user.click(await dialog.findByRole("button", { name: /^Transfer to company account/ }));
  await user.click(dialog.getByRole("button", { name: "Keep on the folio Sonatrach" }));
  expect(leave().disabled).toBe(true);
  expect(dialog.getAllByRole("button", { name: /^Transfer to company account/ })).toHaveLength(1);
});

test("BK-14 a guest's own folio is never offered to an account", async () => {
  const { dialog } = await openCheckOut("101");

  expect(await dialog.findByRole("group", { name: /^Payment/ })).toBeTruthy();
  expect(dialog.queryByRole("button", { name: /^Transfer to company account/ })).toBeNull();
});

test.each([
  ["Confirmed", 1],
  ["Cancelled", 0],
  [null, 0],
] as const)(
  "BK-13 GRP-03 the stay of a group that is %s has %i ways to the group's account",
  async (status, ways) => {
    const hotel = new MockHotel();
    const groupId = status && "01890a5d-ac96-774b-bcce-b30209000001";
    Object.assign(bookingIn(hotel, "101"), { groupId, groupStatus: status });
    if (groupId && status) serveGroup(groupId, status);
    const { dialog, user } = await openCheckOut("101", hotel);
    expect(await dialog.findByRole("group", { name: /^Payment/ })).toBeTruthy();
    expect(dialog.queryAllByRole("button", { name: /^To the group's account/ })).toHaveLength(ways);

    await user.click(dialog.getByRole("button", { name: "Folio Manager" }));
    const folios = within(await screen.findByRole("dialog", { name: /Folio Manager/ }));
    expect(folios.queryAllByRole("button", { name: "To the group's account" })).toHaveLength(ways);
  },
);

test.each([
  ["Confirmed", [], "Its account has taken nothing over so far."],
  ["Confirmed", [900_000], /^Its account has taken over 9\.000,00.DA\.$/],
  [
    "Cancelled",
    [900_000],
    /^Its account has taken over 9\.000,00.DA\. It was called off: its account takes nothing over any more\.$/,
  ],
] as const)(
  "BK-13 GRP-03 the stay and its check-out name the group, %s, and what it pays: %j",
  async (status, taken, said) => {
    const hotel = new MockHotel();
    const groupId = "01890a5d-ac96-774b-bcce-b30209000001";
    const booking = bookingIn(hotel, "101");
    Object.assign(booking, { groupId, groupStatus: status });
    for (const amountCentimes of taken) {
      const folioId = booking.folios[0]?.id ?? "";
      hotel.pay(booking.id, { folioId, method: "Group Account", amountCentimes } as never);
    }
    serveGroup(groupId, status);
    const { dialog, user } = await openCheckOut("101", hotel);
    expect(await dialog.findByText(said)).toBeTruthy();
    const link = await dialog.findByRole("link", { name: "Tassili Tour" });
    const stay = within(await screen.findByRole("dialog", { name: /^Room 101 / }));
    expect(await stay.findByRole("link", { name: "Tassili Tour" })).toBeTruthy();

    await user.click(link);
    expect(await screen.findByRole("complementary", { name: "Group" })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
);

test("BK-14 a company that paid for the stay before is asked for no more: its folio is paid here", async () => {
  const { dialog } = await openCompanyStay({ isFormer: true });

  expect(await dialog.findByRole("group", { name: "Payment: Sonatrach" })).toBeTruthy();
  expect(dialog.queryByRole("button", { name: /^Transfer to company account/ })).toBeNull();
});

test("BK-14 a balance that changed is refused in its words, and has to be asked for anew", async () => {
  const { dialog, user, leave } = await openCompanyStay();
  await user.click(await dialog.findByRole("button", { name: /^Transfer to company account/ }));
  server.use(
    http.post(apiUrl("hotels/:hotelId/bookings/:bookingId/check-out"), () =>
      problem("folio.balance-changed", { folioName: "Sonatrach", balanceCentimes: 2_000_000 }),
    ),
  );
  await user.click(leave());

  expect(
    await dialog.findByText(/The balance of the folio 'Sonatrach' is now 20\.000,00/),
  ).toBeTruthy();
});
