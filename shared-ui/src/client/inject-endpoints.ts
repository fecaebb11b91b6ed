import { baseApi } from "./base-api.ts";

type Inject = typeof baseApi.injectEndpoints;
type Build = Parameters<Parameters<Inject>[0]["endpoints"]>[0];
type Definitions = ReturnType<Parameters<Inject>[0]["endpoints"]>;
type Part<Own extends Definitions> = { owner: string; endpoints: (build: Build) => Own };

/** Which file defined an endpoint, by the endpoint's name. */
const owners = new Map<string, string>();

/**
 * Adds endpoints to the suite's API slice. `owner` is the defining file (`mfe-pos/restaurants`): it may define
 * its endpoints again, after a hot update or as a newer release. A name that another file has defined throws:
 * the department that comes second is not registered, and never sends another department's requests.
 */
export function injectEndpoints<Own extends Definitions>({
  owner,
  endpoints,
}: Part<Own>): ReturnType<typeof baseApi.injectEndpoints<Own>> {
  return baseApi.injectEndpoints<Own>({
    overrideExisting: true,
    endpoints: (build) => ownOf(owner, endpoints(build)),
  });
}

function ownOf<Own extends Definitions>(owner: string, definitions: Own): Own {
  const taken = Object.keys(definitions).filter((name) => (owners.get(name) ?? owner) !== owner);
  if (taken.length > 0)
    throw new Error(
      taken
        .map(
          (name) =>
            `The endpoint ${name} of ${owner} is defined by ${owners.get(name)} already. What two departments need belongs in shared-ui.`,
        )
        .join("\n"),
    );
  for (const name of Object.keys(definitions)) owners.set(name, owner);
  return definitions;
}
