import { type ErrorCode, messageFor, statusFor } from "@funduq/shared-types/errors/catalogue";
import { HttpResponse } from "msw";
import { setupServer } from "msw/node";

export { delay, HttpResponse, http } from "msw";

/** The API of a test: `server.use(http.get(apiUrl("hotels/1/rooms"), …))`. What is not answered fails. */
export const server = setupServer();

/** The address of an API path as the page asks it. Params as in msw: `hotels/:hotelId/rooms`. */
export function apiUrl(path: string): string {
  return new URL(`/api/${path}`, window.location.origin).href;
}

/** A failed answer as the API gives it: `problem("folio.not-settled", { folioName: "Personal" })`. */
export function problem(code: ErrorCode, params: Record<string, unknown> = {}) {
  const status = statusFor(code);
  const detail = messageFor(code, ...([params] as never));
  return HttpResponse.json(
    { type: "about:blank", title: code, status, detail, code, params, requestId: "request-1" },
    { status, headers: { "content-type": "application/problem+json" } },
  );
}

/** No answer at all: the network is gone. */
export const unreachable = () => HttpResponse.error();
