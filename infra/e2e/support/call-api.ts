import { randomUUID } from "node:crypto";
import type { Session } from "@funduq/shared-types/contracts/session";
import { type APIRequestContext, expect, request as requests } from "@playwright/test";

/** A signed-in API client, which sends the same requests as a screen. */
export type Caller = {
  session: Session;
  request: APIRequestContext;
  get<T>(path: string): Promise<T>;
  send<T>(method: "POST" | "PUT", path: string, data: unknown): Promise<T>;
};

export type SignedIn = Awaited<ReturnType<APIRequestContext["storageState"]>>;

export async function openRequests(baseURL: string, storageState?: string | SignedIn) {
  return requests.newContext({
    baseURL,
    extraHTTPHeaders: { origin: baseURL },
    ...(storageState && { storageState }),
  });
}

export async function callAs(request: APIRequestContext): Promise<Caller> {
  const answer = await request.get("/api/session");
  expect(answer.status()).toBe(200);
  return {
    session: (await answer.json()) as Session,
    request,
    async get<T>(path: string) {
      const response = await request.get(`/api${path}`);
      expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
      return (await response.json()) as T;
    },
    async send<T>(method: "POST" | "PUT", path: string, data: unknown) {
      const headers = { "idempotency-key": randomUUID() };
      const response = await request.fetch(`/api${path}`, { method, data, headers });
      expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
      return (await response.json()) as T;
    },
  };
}

/** Signs in through the API. The result is a storage state that can open a signed-in browser; `file` also saves it. */
export async function signIn(
  baseURL: string,
  email: string,
  password: string,
  file?: string,
): Promise<SignedIn> {
  const request = await openRequests(baseURL);
  const answer = await request.post("/api/session", { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  const signedIn = await request.storageState({ ...(file && { path: file }) });
  await request.dispose();
  return signedIn;
}
