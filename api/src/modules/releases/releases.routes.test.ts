import { type ModuleName, type ViewId, viewIds } from "@funduq/shared-types/contracts/module";
import { views } from "@funduq/shared-types/rules/views";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, expect, it } from "vitest";
import { makeHotel, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, request, owner } = api;

type Modules = { modules: { name: string; version: string; views: string[] }[] };

const departments: ModuleName[] = [
  "mfe-frontoffice",
  "mfe-commercial",
  "mfe-housekeeping",
  "mfe-pos",
  "mfe-admin",
];

const viewsOf = (module: ModuleName) => viewIds.filter((view) => views[view].module === module);

async function publish(
  module: ModuleName,
  version: string,
  brings: ViewId[] = viewsOf(module),
): Promise<void> {
  await owner`insert into module_releases (module, version, contract, platform, entry, files, views)
    values (${module}, ${version}, 1, '^1.0', ${`/remotes/${module}/${version}/mf-manifest.json`},
      ${owner.json({ [`/remotes/${module}/${version}/remoteEntry.js`]: "sha384-x" })},
      ${brings})`;
}

async function makeCurrent(module: string, version: string, hotelId: string | null): Promise<void> {
  await owner`insert into module_channels (id, module, for_hotel_id, version)
    values (${uuidv7()}, ${module}, ${hotelId}, ${version})`;
}

beforeAll(async () => {
  for (const module of departments) {
    await publish(module, "1.0.0");
    await makeCurrent(module, "1.0.0", null);
  }
  await publish("mfe-pos", "1.1.0");
});

const modulesFor = async (as?: TestStaff) => {
  const query = as ? `?hotelId=${as.hotelId}` : "";
  const response = await request("GET", `/modules${query}`, as ? { as } : {});
  return ((await response.json()) as Modules).modules;
};

it("X-07 shows a stranger only what is public", async () => {
  expect(await modulesFor()).toEqual([
    {
      name: "mfe-frontoffice",
      version: "1.0.0",
      contract: 1,
      platform: "^1.0",
      entry: "/remotes/mfe-frontoffice/1.0.0/mf-manifest.json",
      integrity: { "/remotes/mfe-frontoffice/1.0.0/remoteEntry.js": "sha384-x" },
      views: ["group-playground"],
    },
  ]);
});

it("AUTH-16 lists the modules with a screen for the role, and those screens", async () => {
  const waiter = await makeStaff(database, { role: "employee", sections: ["pos"] });
  const modules = await modulesFor(waiter);
  expect(modules.find(({ name }) => name === "mfe-pos")?.views).toEqual(["pos-sales"]);
  expect(modules.map(({ name }) => name)).toEqual(["mfe-frontoffice", "mfe-pos"]);
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
  await publish("mfe-pos", "0.9.0", ["pos-sales"]);
  await makeCurrent("mfe-pos", "0.9.0", boss.hotelId);
  const modules = await modulesFor(boss);
  expect(modules.find(({ name }) => name === "mfe-pos")?.views).toEqual(["pos-sales"]);
});

it("AUTH-14 brings a super admin the system's screens without a hotel", async () => {
  const superAdmin = await api.makeSuperAdmin();
  const response = await request("GET", "/modules", { as: superAdmin });
  const { modules } = (await response.json()) as Modules;
  expect(modules.map(({ name }) => name)).toEqual([...departments].toSorted());
});

it("X-07 knows no other hotel", async () => {
  const as = await makeStaff(database);
  const elsewhere = await makeHotel(database);
  const response = await request("GET", `/modules?hotelId=${elsewhere}`, { as });
  expect(response.status).toBe(404);
});
