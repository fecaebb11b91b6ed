import type { Session } from "@funduq/shared-types/contracts/session";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { SystemCall } from "../../platform/route.ts";
import type { SignedIn } from "./open-session.ts";

/** Responds with the new session and its cookies, and counts the result of the sign-in. */
export async function answerSignIn<Opened = Session>(
  { runtime, actor, setHeader }: Pick<SystemCall, "runtime" | "actor" | "setHeader">,
  work: () => Promise<SignedIn<Opened>>,
): Promise<Opened> {
  try {
    const { session, cookies } = await work();
    runtime.metrics.signIns.inc({ outcome: "signed-in" });
    for (const cookie of cookies) setHeader("Set-Cookie", cookie);
    // The browser was signed in: what it cached of that session may be another person's.
    if (actor) setHeader("Clear-Site-Data", '"cache"');
    return session;
  } catch (error) {
    runtime.metrics.signIns.inc({ outcome: error instanceof AppError ? error.code : "failed" });
    throw error;
  }
}
