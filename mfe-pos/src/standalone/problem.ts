import { type ErrorCode, messageFor, statusFor } from "@funduq/shared-types/errors/catalogue";
import { HttpResponse } from "msw";

/** A refusal as the API answers it. */
export function problem(code: ErrorCode, params: object = {}) {
  const say = messageFor as (code: ErrorCode, params: object) => string;
  const body = { type: "about:blank", title: code, status: statusFor(code), code, params };
  return HttpResponse.json(
    { ...body, detail: say(code, params), requestId: "mock" },
    { status: body.status, headers: { "content-type": "application/problem+json" } },
  );
}
