import type { ModuleName } from "@funduq/shared-types/contracts/department";
import { releasedNameSchema } from "@funduq/shared-types/contracts/module";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Runtime } from "../../platform/app-env.ts";
import { createFailureLimit } from "../../platform/failure-limit.ts";
import { claimedToken, sameHash } from "./release-token.ts";
import { findReleaseToken, type ReleaseToken } from "./releases.queries.ts";

/** The new current release and the former one. */
export type Released = { module: ModuleName; version: string; formerVersion: string | null };
export type Publication = {
  token: ReleaseToken;
  version: string;
  /** A tar.gz of the build. */
  archive: Buffer;
  hotelId: string | undefined;
};
export type WayBack = {
  token: ReleaseToken;
  from?: string | undefined;
  to?: string | undefined;
  hotelId?: HotelId | undefined;
  follow?: boolean | undefined;
};

export type Published = Released & { isNew: boolean; browserCheck: string };

/** Runs work in the department's turn: one upload of it is unpacked or made current at a time. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/** Stores the files of releases, where the installation serves them itself. */
export type ReleaseDesk = {
  /** `browserCheck` is "passed", or says why the release was not tried in a browser. */
  publish(publication: Publication, inTurn: Turn): Promise<Published>;
  rollBack(way: WayBack): Promise<Released>;
  current(module: ModuleName, hotelId: string | undefined): Promise<string | null>;
};

type Claim = { address: string; authorization: string | undefined; module: string };

/** Authenticates a team by its department's token, before the body is read. */
export function createReleaseGate({ database, clock }: Runtime) {
  const limit = createFailureLimit({ most: 10, windowMs: 60_000 });

  /** Wrong tokens make their address wait, and never the good one of the same address. */
  function refuse(address: string): never {
    const now = clock.now().getTime();
    const retryAfterSeconds = limit.rest(address, now);
    if (retryAfterSeconds !== undefined)
      throw new AppError("session.too-many-attempts", { retryAfterSeconds });
    limit.count(address, now);
    throw new AppError("release.token-required");
  }

  return async ({ address, authorization, module }: Claim): Promise<ReleaseToken> => {
    const token = await knownToken(database, authorization);
    if (!token) refuse(address);
    if (!releasedNameSchema.safeParse(module).success) throw new AppError("module.not-found");
    if (module !== token.module)
      throw new AppError("release.other-department", { module: token.module });
    return token;
  };
}

async function knownToken(
  database: Runtime["database"],
  authorization: string | undefined,
): Promise<ReleaseToken | undefined> {
  const claimed = claimedToken(authorization);
  const found = claimed && (await findReleaseToken(database, claimed.id));
  if (!found || !sameHash(found.secretHash, claimed.secretHash)) return undefined;
  return { id: found.id, module: found.module, name: found.name };
}
