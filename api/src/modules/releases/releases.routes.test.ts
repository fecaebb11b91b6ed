import type { View } from "@funduq/shared-types/contracts/department";
import type { ModuleList } from "@funduq/shared-types/contracts/module";
import { departments, viewNamed } from "@funduq/shared-types/testing/departments";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, describe, expect, it } from "vitest";
import { makeHotel, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, request, owner } = api;

async function publish(
  module: string,
  version: string,
  views: View[] = departments[module]?.views ?? [],
): Promise<void> {
  const folder = `/remotes/${module}/${version}`;
  const files = { "remoteEntry.js": "sha384-x", "js/src_reports_tsx.js": "sha384-y" };
  const hashes = Object.entries(files).map(([file, hash]) => [`${folder}/${file}`, hash]);
  const { title } = departments[module] ?? { title: { en: module, fr: module, ar: module } };
  await owner`
    insert into module_releases
      (module, version, contract, platform, entry, files, views, department)
    values (${module}, ${version}, 2, '^1.0', ${`${folder}/mf-manifest.json`},
      ${owner.json(Object.fromEntries(hashes))},
      ${views.map(({ id }) => id)}, ${owner.json({ title, views })})`;
}

async function makeCurrent(module: string, version: string, hotelId: string | null): Promise<void> {
  await owner`insert into module_channels (id, module, for_hotel_id, version)
    values (${uuidv7()}, ${module}, ${hotelId}, ${version})`;
}

beforeAll(async () => {
  for (const module of Object.keys(departments)) {
    await publish(module, "1.0.0");
    await makeCurrent(module, "1.0.0", null);
  }
  await publish("mfe-pos", "1.1.0");
});

const listFor = async (as?: TestStaff) => {
  const query = as ? `?hotelId=${as.hotelId}` : "";
  const response = await request("GET", `/modules${query}`, as ? { as } : {});
  return (await response.json()) as ModuleList;
};
const modulesFor = async (as?: TestStaff) => (await listFor(as)).modules;
const idsOf = (views: View[] | undefined) => views?.map(({ id }) => id);

it("X-07 shows a stranger only what is public", async () => {
  expect(await listFor()).toEqual({
    signedIn: false,
    shellVersion: null,
    modules: [
      {
        name: "mfe-frontoffice",
        title: departments["mfe-frontoffice"]?.title,
        version: "1.0.0",
        contract: 2,
        platform: "^1.0",
        entry: "/remotes/mfe-frontoffice/1.0.0/mf-manifest.json",
        integrity: { "/remotes/mfe-frontoffice/1.0.0/remoteEntry.js": "sha384-x" },
        views: [viewNamed("group-playground")],
      },
    ],
    closed: [],
  });
});

it("AUTH-16 lists the modules with a screen for the role, and those screens", async () => {
  const waiter = await makeStaff(database, { role: "employee", sections: ["pos"] });
  const modules = await modulesFor(waiter);
  expect(idsOf(modules.find(({ name }) => name === "mfe-pos")?.views)).toEqual([
    "pos-sales",
    "pos-kitchen",
  ]);
  expect(modules.map(({ name }) => name)).toEqual(["mfe-frontoffice", "mfe-pos"]);
});

it("AUTH-14 POS-08 names the screens that are closed, without their code", async () => {
  const waiter = await makeStaff(database, { role: "employee", sections: ["pos"] });
  const { signedIn, modules, closed } = await listFor(waiter);
  const open = modules.flatMap(({ views }) => views);
  expect(signedIn).toBe(true);
  expect(closed).toContainEqual(viewNamed("pos-manager"));
  expect(closed).toContainEqual(viewNamed("reports"));
  const all = Object.values(departments).flatMap(({ views }) => views);
  expect(idsOf([...open, ...closed])?.sort()).toEqual(idsOf(all)?.sort());
  expect(JSON.stringify(modules)).not.toContain("mfe-admin");
});

it("MOD-01 lists a department that the API has never heard of, by the area of its views", async () => {
  const spa = { ...viewNamed("pos-sales"), id: "spa", access: "front_office" };
  const unknown = { ...spa, id: "pool", access: "wellness" };
  const desk = await makeStaff(database, { role: "front-office" });
  const maid = await makeStaff(database, { role: "housekeeping" });
  await publish("mfe-spa", "1.0.0", [spa, unknown]);
  await makeCurrent("mfe-spa", "1.0.0", desk.hotelId);
  await makeCurrent("mfe-spa", "1.0.0", maid.hotelId);
  const { modules, closed } = await listFor(desk);
  expect(modules.find(({ name }) => name === "mfe-spa")?.views).toEqual([spa]);
  expect(closed).toContainEqual(unknown);
  const hers = await listFor(maid);
  expect(hers.modules.map(({ name }) => name)).not.toContain("mfe-spa");
  expect(hers.closed).toContainEqual(spa);
});

it("MOD-03 passes over a release from before departments described themselves", async () => {
  const boss = await makeStaff(database, { role: "hotel-admin" });
  await owner`
    insert into module_releases (module, version, contract, platform, entry, files, views)
    values ('mfe-pos', '0.1.0', 1, '^0.1.0', '/old', '{"/old.js": "sha384-x"}', '{pos-sales}')`;
  await makeCurrent("mfe-pos", "0.1.0", boss.hotelId);
  const pos = (await modulesFor(boss)).find(({ name }) => name === "mfe-pos");
  expect(pos?.version).toBe("1.0.0");
});

it("X-03 says which shell is current, in every hotel", async () => {
  await owner`
    insert into module_releases (module, version, contract, platform, entry, files, views)
    values ('shell', '1.2.0', 2, '0.2.0', '/index.html', '{"/js/main.js": "sha384-x"}', '{}')`;
  await makeCurrent("shell", "1.2.0", null);
  const waiter = await makeStaff(database, { role: "employee", sections: ["pos"] });
  const { shellVersion, modules } = await listFor(waiter);
  expect(shellVersion).toBe("1.2.0");
  expect(modules.map(({ name }) => name)).not.toContain("shell");
});

it("lets a hotel go first with another release", async () => {
  const pilot = await makeStaff(database);
  const other = await makeStaff(database);
  await makeCurrent("mfe-pos", "1.1.0", pilot.hotelId);
  const posOf = async (as: typeof pilot) =>
    (await modulesFor(as)).find(({ name }) => name === "mfe-pos")?.version;
  expect(await posOf(pilot)).toBe("1.1.0");
  expect(await posOf(other)).toBe("1.0.0");
});

it("AUTH-14 lists no screen that the current release does not bring", async () => {
  const boss = await makeStaff(database, { role: "hotel-admin" });
  await publish("mfe-pos", "0.9.0", [viewNamed("pos-sales")]);
  await makeCurrent("mfe-pos", "0.9.0", boss.hotelId);
  const modules = await modulesFor(boss);
  expect(idsOf(modules.find(({ name }) => name === "mfe-pos")?.views)).toEqual(["pos-sales"]);
});

it("AUTH-14 brings a super admin the system's screens without a hotel", async () => {
  const superAdmin = await api.makeSuperAdmin();
  const response = await request("GET", "/modules", { as: superAdmin });
  const { modules } = (await response.json()) as ModuleList;
  expect(modules.map(({ name }) => name)).toEqual(Object.keys(departments).toSorted());
});

it("MOD-04 is answered 304 to who has it, until a release or the caller is another", async () => {
  const [boss, waiter] = [
    await makeStaff(database, { role: "hotel-admin" }),
    await makeStaff(database, { role: "employee", sections: ["pos"] }),
  ];
  const ask = (as: TestStaff, tag = "") =>
    request("GET", `/modules?hotelId=${as.hotelId}`, { as, headers: { "if-none-match": tag } });
  const first = await ask(boss);
  const tag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  const again = await ask(boss, tag);
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await ask(waiter, tag)).status).toBe(200);
  await makeCurrent("mfe-pos", "1.1.0", boss.hotelId);
  expect((await ask(boss, tag)).status).toBe(200);
});

it("X-07 knows no other hotel", async () => {
  const as = await makeStaff(database);
  const elsewhere = await makeHotel(database);
  const response = await request("GET", `/modules?hotelId=${elsewhere}`, { as });
  expect(response.status).toBe(404);
});

describe("a browser's report of a department that failed", () => {
  const report = { module: "mfe-pos", version: "1.0.0", fault: "files", error: "ChunkLoadError" };
  const counted = async () => {
    const { values } = await api.app.runtime.metrics.loadFailures.get();
    return values.find(({ labels }) => labels.fault === "files")?.value ?? 0;
  };

  it("MOD-04 is counted, from strangers too, and no more than 60 a minute of one address", async () => {
    const before = await counted();
    for (let sent = 0; sent < 65; sent += 1)
      expect((await request("POST", "/load-failures", { body: report })).status).toBe(204);
    expect((await counted()) - before).toBe(60);
  });

  it.each([
    ["the words of an error", { error: "no room for Nadia" }],
    ["an unknown fault", { fault: "boredom" }],
    ["a name that is no department's", { module: "../etc" }],
    ["more than is asked for", { user: "nadia@hotel.test" }],
  ])("MOD-04 is refused with %s", async (_, more) => {
    const response = await request("POST", "/load-failures", { body: { ...report, ...more } });
    expect(response.status).toBe(400);
  });
});
