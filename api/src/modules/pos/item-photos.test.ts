import { randomUUID } from "node:crypto";
import { MAX_PHOTO_BYTES, MAX_PHOTO_SIDE } from "@funduq/shared-types/contracts/pos-menu";
import { describe, expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { anItem, menuDesk, type TestMenu } from "../../testing/menu-desk.ts";
import { aPhoto, photoTypes, webp } from "../../testing/photos.ts";
import { arrangeRace, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const desk = menuDesk(api);

const loubia = { ...anItem, name: "Loubia" };
const asSent = (photo: Buffer) => photo.toString("base64");

async function withPhoto(photo = aPhoto()) {
  const menu = await desk.restaurant();
  const id = await desk.add(menu, "items", { ...loubia, photo: asSent(photo) });
  return { menu, id, address: await addressIn(menu, id) };
}

async function addressIn(menu: TestMenu, id: string): Promise<string> {
  const item = (await desk.read(menu)).items.find((each) => each.id === id);
  return `${menu.at}/items/${id}/photos/${item?.photoHash}`;
}

const read = (address: string, as: TestMenu["staff"] | undefined) =>
  api.request("GET", address, { as });

const stored = ({ hotelId }: TestMenu) =>
  api.owner`select image from pos_item_photos where hotel_id = ${hotelId}`;

describe("POS-01 the photo of an item", () => {
  it.each(photoTypes)(
    "is saved with the item and read as %s, to be kept for good",
    async (type) => {
      const photo = aPhoto(type);
      const { menu, address } = await withPhoto(photo);

      const answer = await read(address, menu.staff);

      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": type,
        "content-length": String(photo.length),
        "cache-control": "private, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      expect(Buffer.from(await answer.arrayBuffer()).equals(photo)).toBe(true);
    },
  );

  it("is named in the menu by its hash alone; an item without one has none", async () => {
    const { menu } = await withPhoto();
    await desk.add(menu, "items", { ...anItem, name: "Rechta" });
    const { items } = await desk.read(menu);
    expect(items.map(({ name, photoHash }) => [name, photoHash])).toEqual([
      ["Loubia", expect.stringMatching(/^[0-9a-f]{32}$/)],
      ["Rechta", null],
    ]);
    expect(JSON.stringify(items)).not.toContain(asSent(aPhoto()));
  });

  it("stays where a save does not name it, is replaced under another address, and is removed", async () => {
    const { menu, id, address } = await withPhoto();
    const save = (version: number, more: object) =>
      desk.put(menu, `items/${id}`, { ...loubia, version, ...more });

    expect(await save(1, { priceCentimes: 50_000 })).toMatchObject({ body: { version: 2 } });
    expect(await addressIn(menu, id)).toBe(address);

    const other = aPhoto("image/png", { fill: 2 });
    await save(2, { photo: asSent(other) });
    const next = await addressIn(menu, id);
    expect(next).not.toBe(address);
    expect((await read(next, menu.staff)).headers.get("content-type")).toBe("image/png");
    const gone = await read(address, menu.staff);
    expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(await gone.json()).toMatchObject({ code: "item.photo-not-found" });

    await save(3, { photo: null });
    expect(await desk.itemNamed(menu, "Loubia")).toMatchObject({ photoHash: null, version: 4 });
    expect(await stored(menu)).toEqual([]);
    expect(await save(4, { photo: null })).toMatchObject({ status: 200 });
  });

  it("AUTH-20 is in the audit trail as added, replaced and removed, without its bytes", async () => {
    const { menu, id } = await withPhoto();
    const told = async () =>
      (await desk.told(menu, "pos.save-item")).filter(([what]: [string]) => what === "photo");
    expect(await told()).toEqual([["photo", "Loubia", null, "added"]]);
    const same = asSent(aPhoto());
    const other = asSent(aPhoto("image/webp"));
    for (const [version, photo, expected] of [
      [1, same, []],
      [2, other, [["photo", "Loubia", null, "replaced"]]],
      [3, undefined, []],
      [4, null, [["photo", "Loubia", null, "removed"]]],
      [5, null, []],
    ] as const) {
      await desk.put(menu, `items/${id}`, { ...loubia, version, photo });
      expect(await told()).toEqual(expected);
    }
    const trail = await api.owner`select details from changes where hotel_id = ${menu.hotelId}`;
    for (const bytes of [same, other]) expect(JSON.stringify(trail)).not.toContain(bytes);
  });

  it("is deleted with its item", async () => {
    const { menu, id, address } = await withPhoto();
    expect(await desk.remove(menu, `items/${id}`)).toMatchObject({ status: 204 });
    expect(await stored(menu)).toEqual([]);
    expect((await read(address, menu.staff)).status).toBe(404);
  });

  it("X-02 sent again with the same key, is saved once", async () => {
    const menu = await desk.restaurant();
    const path = `items/${randomUUID()}`;
    const body = { ...loubia, photo: asSent(aPhoto()) };
    const first = await desk.put(menu, path, body, { key: "the-same-key" });
    expect(await desk.put(menu, path, body, { key: "the-same-key" })).toEqual(first);
    expect(await stored(menu)).toHaveLength(1);
  });
});

describe("POS-01 a file that is no photo", () => {
  it.each([
    ["an SVG picture", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a GIF picture", "GIF89a"],
    ["a PDF", "%PDF-1.7"],
    ["another RIFF file", "RIFF....AVI LIST"],
    ["the first two bytes of a JPEG picture", Buffer.from("ffd8", "hex")],
    ["a JPEG picture after a blank", Buffer.concat([Buffer.from(" "), aPhoto()])],
  ])("is refused: %s", async (_, content) => {
    const { menu, id, address } = await withPhoto();
    const photo = asSent(Buffer.from(content as string));
    const refused = { status: 400, code: "item.photo-refused" };
    const changed = { ...loubia, name: "Loubia bel lham", version: 1, photo };
    expect(await desk.put(menu, `items/${id}`, changed)).toMatchObject(refused);
    const added = { ...anItem, name: "Rechta", photo };
    expect(await desk.put(menu, `items/${randomUUID()}`, added)).toMatchObject(refused);
    const { items } = await desk.read(menu);
    expect(items.map(({ name, version }) => [name, version])).toEqual([["Loubia", 1]]);
    expect(await addressIn(menu, id)).toBe(address);
  });

  it.each([
    ["no base64", "data:image/jpeg;base64,/9j/"],
    ["nothing", ""],
    ["no text", 7],
    ["one byte too large", asSent(aPhoto("image/jpeg", { size: MAX_PHOTO_BYTES + 1 }))],
  ])("is refused as a field: %s", async (_, photo) => {
    const menu = await desk.restaurant();
    expect(await desk.put(menu, `items/${randomUUID()}`, { ...loubia, photo })).toMatchObject({
      status: 400,
      code: "request.invalid",
      body: { params: { fields: [{ path: "photo" }] } },
    });
    expect((await desk.read(menu)).items).toEqual([]);
  });

  it("is taken up to the limit, and refused unread where it is far above", async () => {
    const most = aPhoto("image/png", { size: MAX_PHOTO_BYTES });
    const { menu, id, address } = await withPhoto(most);
    expect((await (await read(address, menu.staff)).arrayBuffer()).byteLength).toBe(60_000);
    const huge = asSent(aPhoto("image/png", { size: 300_000 }));
    expect(
      await desk.put(menu, `items/${id}`, { ...loubia, version: 1, photo: huge }),
    ).toMatchObject({ status: 413, code: "request.too-large" });
  });
});

const bomb = { width: 16_000, height: 16_000 };

describe("POS-01 a small file that declares many pixels", () => {
  const padded = (head: Buffer) => Buffer.concat([head, Buffer.alloc(100)]);

  it.each([
    ["a JPEG picture", aPhoto("image/jpeg", bomb)],
    ["a PNG picture", aPhoto("image/png", { width: 2 ** 32 - 1, height: 1 })],
    ["a WebP picture", aPhoto("image/webp", bomb)],
    ["a WebP picture without losses", padded(webp.lossless(16_000, 16_000))],
    ["a WebP picture with a canvas", padded(webp.extended(2 ** 24, 2 ** 24))],
    ["one pixel too wide", aPhoto("image/jpeg", { width: MAX_PHOTO_SIDE + 1, height: 1 })],
    ["one pixel too high", aPhoto("image/png", { width: 1, height: MAX_PHOTO_SIDE + 1 })],
  ])("is refused, as every till would take memory for them: %s", async (_, photo) => {
    const { menu, id, address } = await withPhoto();
    const changed = { ...loubia, version: 1, photo: asSent(photo) };
    expect(await desk.put(menu, `items/${id}`, changed)).toMatchObject({
      status: 400,
      code: "item.photo-too-large",
      body: { params: { most: MAX_PHOTO_SIDE } },
    });
    expect(await addressIn(menu, id)).toBe(address);
  });

  it.each([
    ["a JPEG picture whose frame begins after all bytes", Buffer.from("ffd8ffe0ffff", "hex")],
    ["a JPEG picture that says its height later", aPhoto("image/jpeg", { height: 0 })],
    [
      "a JPEG picture of nothing but fill bytes",
      Buffer.alloc(MAX_PHOTO_BYTES, 0xff).fill(0xd8, 1, 2),
    ],
    ["a JPEG picture without a frame", Buffer.from("ffd8ffda0008010100003f00ffd90000", "hex")],
    ["a PNG picture without a header", aPhoto("image/png", { size: 20 })],
    ["a PNG picture without pixels", aPhoto("image/png", { width: 0 })],
    ["a WebP picture that ends too early", aPhoto("image/webp", { size: 29 })],
    ["a WebP picture of an unknown kind", padded(Buffer.from("RIFF....WEBPVP9 "))],
  ])("is refused where its header says no size: %s", async (_, photo) => {
    const menu = await desk.restaurant();
    const added = { ...loubia, photo: asSent(photo) };
    expect(await desk.put(menu, `items/${randomUUID()}`, added)).toMatchObject({
      status: 400,
      code: "item.photo-refused",
    });
  });

  it.each([
    ["JPEG", aPhoto("image/jpeg", { width: 480, height: 480 })],
    ["PNG", aPhoto("image/png", { width: 1, height: 480 })],
    ["WebP", aPhoto("image/webp", { width: 480, height: 1 })],
    ["WebP without losses", padded(webp.lossless(480, 479))],
    ["WebP with a canvas", padded(webp.extended(480, 480))],
  ])("is taken up to what the manager's browser makes: %s", async (_, photo) => {
    expect((await read((await withPhoto(photo)).address, undefined)).status).toBe(401);
  });
});

describe("X-07 AUTH-15 who sees and changes a photo", () => {
  it("is seen by the restaurant's people, changed by its manager, and unknown to everybody else", async () => {
    const { menu, id, address } = await withPhoto();
    const { hotelId } = menu;
    const waiter = await makeStaff(api.database, { hotelId, role: "employee", sections: ["pos"] });
    const cleaner = await makeStaff(api.database, {
      hotelId,
      role: "employee",
      sections: ["housekeeping"],
    });
    const { staff: stranger } = await desk.restaurant();
    const statusFor = async (as: TestMenu["staff"] | undefined) => (await read(address, as)).status;
    expect(await statusFor(waiter)).toBe(200);
    expect(await statusFor(cleaner)).toBe(403);
    expect(await statusFor(stranger)).toBe(404);
    expect(await statusFor(undefined)).toBe(401);
    for (const photo of [asSent(aPhoto("image/png")), null])
      expect(
        await desk.put({ ...menu, staff: waiter }, `items/${id}`, { ...loubia, version: 1, photo }),
      ).toMatchObject({ status: 403, code: "section.denied" });
    expect(await addressIn(menu, id)).toBe(address);
  });

  it("is not found through another hotel, another restaurant, another item or another hash", async () => {
    const { menu, id, address } = await withPhoto();
    const beside = await desk.restaurant(menu.hotelId);
    const elsewhere = await desk.restaurant();
    const other = await desk.add(menu, "items", { ...anItem, name: "Rechta" });
    const hash = address.split("/").at(-1);
    for (const [wrong, as] of [
      [`${elsewhere.at}/items/${id}/photos/${hash}`, elsewhere.staff],
      [`${beside.at}/items/${id}/photos/${hash}`, menu.staff],
      [`${menu.at}/items/${other}/photos/${hash}`, menu.staff],
      [`${menu.at}/items/${id}/photos/${"0".repeat(32)}`, menu.staff],
    ] as const) {
      const answer = await read(wrong, as);
      expect([answer.status, await answer.json()]).toMatchObject([
        404,
        { code: "item.photo-not-found" },
      ]);
    }
    for (const path of ["x", hash?.toUpperCase(), `${hash}0`])
      expect((await read(`${menu.at}/items/${id}/photos/${path}`, menu.staff)).status).toBe(400);
  });
});

describe("POS-01 X-03 two editors of one photo at the same time", () => {
  const race = ({ restaurantId }: TestMenu, requests: () => Promise<Response>[]) =>
    arrangeRace(
      api,
      (tx) => tx`select from restaurants where id = ${restaurantId} for no key update`,
      requests,
    );

  it("the second is told, and the first one's photo stays", async () => {
    const { menu, id } = await withPhoto();
    const photos = [2, 3].map((fill) => aPhoto("image/jpeg", { fill }));
    const outcomes = await race(menu, () =>
      photos.map((photo) =>
        api.request("PUT", `${menu.at}/items/${id}`, {
          as: menu.staff,
          body: { ...loubia, version: 1, photo: asSent(photo) },
        }),
      ),
    );
    expect(tally(outcomes)).toEqual({ "200": 1, "409 menu.changed": 1 });
    const kept = photos[outcomes.findIndex(({ status }) => status === 200)];
    const [row] = await stored(menu);
    expect(row?.image.equals(kept)).toBe(true);
  });

  it("no photo is left of an item that is deleted meanwhile", async () => {
    const { menu, id } = await withPhoto();
    const at = `${menu.at}/items/${id}`;
    const body = { ...loubia, version: 1, photo: asSent(aPhoto("image/png")) };
    const [removed, saved] = await arrangeRemoval(menu, at, body);
    expect(removed).toBe(204);
    expect([200, 404]).toContain(saved);
    expect(await stored(menu)).toEqual([]);
  });

  async function arrangeRemoval(menu: TestMenu, at: string, body: object) {
    const sent = [
      api.request("DELETE", at, { as: menu.staff }),
      api.request("PUT", at, { as: menu.staff, body }),
    ];
    return (await Promise.all(sent)).map(({ status }) => status);
  }
});
