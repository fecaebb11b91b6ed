import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { apiUrl, HttpResponse, http, problem, server, unreachable } from "../testing/server.ts";
import { baseApi, keyKeeper } from "./base-api.ts";
import { DOUBT_LASTS_MS, newKey } from "./idempotency.ts";
import { makeStore } from "./store.ts";

type Charge = { amount: number };

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    chargeProbe: build.mutation<unknown, Charge>({
      query: (body) => ({ url: "charges", method: "POST", body }),
      responseSchema: z.object({ method: z.enum(["Cash", "Credit Card"]).optional() }),
    }),
    searchProbe: build.query<unknown, { idNumber: string }>({
      query: (body) => ({ url: "charges", method: "POST", body }),
    }),
  }),
});

let keys: (string | null)[] = [];
let answers: (() => Response)[] = [];

beforeEach(() => {
  keys = [];
  answers = [];
  keyKeeper.clear();
  server.use(
    http.post(apiUrl("charges"), ({ request }) => {
      keys.push(request.headers.get("idempotency-key"));
      return answers.shift()?.() ?? HttpResponse.json({});
    }),
  );
});

async function charge(...charges: Charge[]) {
  const store = makeStore();
  for (const one of charges) await store.dispatch(api.endpoints.chargeProbe.initiate(one));
}

it("gives every write a key of its own", async () => {
  await charge({ amount: 100 }, { amount: 100 });

  expect(keys[0]).toMatch(/^[0-9a-f-]{32,36}$/u);
  expect(keys[1]).not.toBe(keys[0]);
});

it("gives a search that is sent as a POST none: it writes nothing", async () => {
  await makeStore().dispatch(api.endpoints.searchProbe.initiate({ idNumber: "178956432" }));

  expect(keys).toEqual([null]);
});

it("takes up the key again when the answer to the same write was lost", async () => {
  answers = [unreachable, () => problem("internal"), () => HttpResponse.json({})];

  await charge({ amount: 100 }, { amount: 100 }, { amount: 100 }, { amount: 100 });

  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
  // The third was answered: the fourth is a new charge.
  expect(keys[3]).not.toBe(keys[0]);
});

it("X-02 MOD-02 takes up the key again when the write was done but its answer can't be read", async () => {
  const unknownValue = () => HttpResponse.json({ method: "Voucher" });
  answers = [unknownValue, unknownValue, () => new HttpResponse("{", { status: 201 })];

  await charge({ amount: 100 }, { amount: 100 }, { amount: 100 }, { amount: 100 }, { amount: 100 });

  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  // The fourth was answered: the fifth is a new charge.
  expect(keys[4]).not.toBe(keys[0]);
});

it("takes a new key once the body changes", async () => {
  answers = [unreachable];

  await charge({ amount: 100 }, { amount: 200 }, { amount: 100 });

  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});

it("takes a new key after a refusal: nothing was done", async () => {
  answers = [() => problem("booking.closed")];

  await charge({ amount: 100 }, { amount: 100 });

  expect(keys[1]).not.toBe(keys[0]);
});

it("keeps two equal writes under way apart", async () => {
  const store = makeStore();
  const post = () => store.dispatch(api.endpoints.chargeProbe.initiate({ amount: 100 }));

  await Promise.all([post(), post()]);

  expect(new Set(keys).size).toBe(2);
});

it("counts an equal write as a new one when the doubt is long past", async () => {
  answers = [unreachable];

  await charge({ amount: 100 });
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + DOUBT_LASTS_MS);
  await charge({ amount: 100 });

  expect(keys[1]).not.toBe(keys[0]);
});

it("X-02 a new id is one for the API too where the page has no secure context", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = [newKey(), newKey()];
  vi.unstubAllGlobals();
  expect(ids.map((id) => hotelIdSchema.safeParse(id).success)).toEqual([true, true]);
  expect(ids[0]).not.toBe(ids[1]);
});
