import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { Group } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import { expect, it } from "vitest";
import { makeCompany } from "../../testing/factories-bookings.ts";
import type { TestStaff } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { bookingReader } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const bookingAfter = bookingReader(api);
const { database, request } = api;
const desk = groupDesk(api);

const account = async (staff: TestStaff, { id }: Group) =>
  (await desk.send(staff, "GET", `/${id}/account`)).body as GroupAccount;

it("FOL-01 GRP-03 a group's account is the sum of its stays' folios, wherever a charge was moved", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(2);
  const companyId = await makeCompany(database, staff.hotelId, { name: "Naftal" });
  const group = await desk.made(staff, [newBlock(roomTypeId, { quantity: 2 })], { companyId });
  expect(await account(staff, group)).toEqual({
    chargesCentimes: 0,
    paymentsCentimes: 0,
    balanceCentimes: 0,
    postings: [],
    stays: [],
    taxes: { tva: [], stayTaxCentimes: 0 },
    folioId: null,
  });
  for (const room of rooms) await desk.assign(staff, group, blockOf(group), room);
  const [first, second] = blockOf(await desk.read(staff, group)).entries;
  const at = (id = "") => `/hotels/${staff.hotelId}/bookings/${id}`;
  const send = async (path: string, body: object) =>
    bookingAfter(await request("POST", path, { as: staff, body }), staff);
  const read = async (id: string | undefined) =>
    (await (await request("GET", at(id), { as: staff })).json()) as Booking;
  const [personal, company] = (await read(first?.booking?.id)).folios;

  const charge = { description: "Dinner", department: "Front Office", amountCentimes: 5_000 };
  const charged = await send(`${at(first?.booking?.id)}/charges`, {
    ...charge,
    folioId: personal?.id,
  });
  const postingId = charged.folios[0]?.postings[0]?.id;
  const move = { toFolioId: company?.id };
  await send(`${at(first?.booking?.id)}/postings/${postingId}/move`, move);
  const other = (await read(second?.booking?.id)).folios[0]?.id;
  const payment = { folioId: other, method: "Cash", amountCentimes: 2_000 };
  await send(`${at(second?.booking?.id)}/payments`, payment);

  expect(await account(staff, group)).toMatchObject({
    chargesCentimes: 5_000,
    paymentsCentimes: 2_000,
    balanceCentimes: 3_000,
    stays: [
      {
        roomNumber: rooms[0]?.number,
        folios: [
          { name: "Personal", balanceCentimes: 0 },
          { name: "Naftal", balanceCentimes: 5_000 },
        ],
      },
      {
        roomNumber: rooms[1]?.number,
        folios: [{ balanceCentimes: -2_000 }, { balanceCentimes: 0 }],
      },
    ],
  });
});
