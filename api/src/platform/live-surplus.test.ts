import { afterAll, expect, it } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { joinHotel, makeHotel, makeStaff, type TestStaff } from "../testing/factories-core.ts";
import { testApp } from "../testing/test-app.ts";

const api = await testApp();
const { live } = api.app.runtime;
await live.start();
afterAll(() => live.stop());

type Screen = { told: () => string };

async function openScreens(staff: TestStaff, count: number, cookie?: string): Promise<Screen[]> {
  const session = cookie ?? (await api.signIn(staff));
  const sessionToken = api.app.runtime.sessions.tokenFrom(session) ?? "";
  const screens: Screen[] = [];
  for (let index = 0; index < count; index += 1) {
    const frames: string[] = [];
    const keep = (frame: Buffer) => void frames.push(String(frame));
    const outlet = { write: keep, end: keep, writableLength: 0 };
    await live.open({ ...staff, sessionToken, outlet }, undefined);
    screens.push({ told: () => frames.join("") });
  }
  return screens;
}

const replaced = (screens: readonly Screen[]) =>
  screens.map(({ told }) => told().includes('"reason":"replaced"'));
const none = (count: number) => Array.from({ length: count }, () => false);

it("T18 five reception PCs on one account, and five tabs of one browser, are all live", async () => {
  const staff = await makeStaff(api.database);
  const pcs = await Promise.all(Array.from({ length: 5 }, () => openScreens(staff, 1)));
  const tabs = await openScreens(staff, 5);
  const all = [...pcs.flat(), ...tabs];
  const path = `/hotels/${staff.hotelId}/users/${staff.hotelUserId}/status`;
  await api.request("PUT", path, { as: staff, body: { status: "active" } });
  await eventually(() =>
    expect(all.map(({ told }) => told().includes('"User"'))).toEqual(all.map(() => true)),
  );
  expect(replaced(all)).toEqual(none(10));
});

it("T18 a browser has at most twelve streams: its oldest is closed, in any hotel, and no other browser's", async () => {
  const staff = await makeStaff(api.database);
  const hotelId = await makeHotel(api.database);
  const elsewhere = { ...staff, hotelId };
  await joinHotel(api.database, staff, { hotelId });
  const pc = await openScreens(staff, 1);
  const cookie = await api.signIn(staff);
  const first = await openScreens(staff, 6, cookie);
  const second = await openScreens(elsewhere, 6, cookie);
  expect(replaced([...first, ...second])).toEqual(none(12));
  await openScreens(staff, 1, cookie);
  expect(replaced(first)).toEqual([true, ...none(5)]);
  await openScreens(elsewhere, 6, cookie);
  expect(replaced([...first, ...second])).toEqual([...first.map(() => true), true, ...none(5)]);
  expect(replaced(pc)).toEqual([false]);
});

it("T18 an account has at most sixty streams in all its sessions, and no other account's is closed", async () => {
  const staff = await makeStaff(api.database);
  const colleague = await makeStaff(api.database, { hotelId: staff.hotelId });
  const theirs = await openScreens(colleague, 1);
  const before = live.streamCount();
  const screens: Screen[] = [];
  for (let session = 0; session < 8; session += 1) screens.push(...(await openScreens(staff, 10)));
  expect(live.streamCount() - before).toBe(60);
  expect(replaced(screens)).toEqual(screens.map((_, at) => at < 20));
  expect(replaced(theirs)).toEqual([false]);
});
