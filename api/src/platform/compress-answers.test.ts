import { gunzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import * as z from "zod";
import { makeStaff } from "../testing/factories-core.ts";
import { testApp } from "../testing/test-app.ts";
import { defineRoute } from "./route.ts";
import { serve } from "./server.ts";

const sized = defineRoute(
  {
    id: "test.sized",
    method: "GET",
    path: "/hotels/{hotelId}/texts/{letters}",
    permission: "hotel.view",
    summary: "As many letters as asked for.",
    params: z.object({ hotelId: z.string(), letters: z.coerce.number() }),
    response: z.object({ text: z.string() }),
    cache: "hotel-version",
  },
  async ({ params }) => ({ text: "é".repeat(params.letters) }),
);

const api = await testApp({ routes: [sized], settings: { PORT: "0" } });
const server = await serve(api.app);
afterAll(() => server.stop());
const staff = await makeStaff(api.database);
const gzip = { "accept-encoding": "gzip, deflate, br" };

const ask = (letters: number, headers: Record<string, string> = {}) =>
  api.request("GET", `/hotels/${staff.hotelId}/texts/${letters}`, { as: staff, headers });

it("an answer of 1 kB is compressed if the client accepts it", async () => {
  const packed = await ask(20_000, gzip);
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  expect(packed.headers.get("vary")).toBe("Accept-Encoding");
  expect(packed.headers.has("content-length")).toBe(false);
  const bytes = Buffer.from(await packed.arrayBuffer());
  expect(bytes.length).toBeLessThan(500);
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual({ text: "é".repeat(20_000) });

  const plain = await ask(20_000, { "accept-encoding": "br, gzip;q=0" });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(plain.headers.get("vary")).toBe("Accept-Encoding");
  expect(plain.headers.get("content-length")).toBe("40011");
});

it("an answer below 1 kB, measured in bytes, is not compressed", async () => {
  for (const [letters, encoding] of [
    [500, null],
    [520, "gzip"],
  ] as const)
    expect((await ask(letters, gzip)).headers.get("content-encoding")).toBe(encoding);
});

it("a compressed answer has the same ETag as the plain one, and is answered with 304", async () => {
  const packed = await ask(2_000, gzip);
  const etag = packed.headers.get("etag") ?? "";
  expect((await ask(2_000)).headers.get("etag")).toBe(etag);
  const again = await ask(2_000, { ...gzip, "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(again.headers.get("content-encoding")).toBeNull();
  expect(await again.text()).toBe("");
});

it("failures and health are not compressed; the API's description is", async () => {
  const encodingOf = async (path: string) =>
    (await api.request("GET", path, { headers: gzip })).headers.get("content-encoding");
  expect(await encodingOf("/nowhere")).toBeNull();
  expect(await encodingOf("/health/live")).toBeNull();
  expect(await encodingOf("/openapi.json")).toBe("gzip");
});

it("a client reads it over the network", async () => {
  const cookie = await api.signIn(staff);
  const address = `http://127.0.0.1:${server.port}/api/hotels/${staff.hotelId}/texts/20000`;
  const response = await fetch(address, { headers: { ...gzip, cookie } });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(await response.json()).toEqual({ text: "é".repeat(20_000) });
});
