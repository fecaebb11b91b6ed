import type { Language, Theme } from "@funduq/shared-types/contracts/session";
import type { Density } from "@funduq/shared-ui";

/** The values that the URL can have; the first of each is the default. */
export const choices = {
  lang: ["en", "fr", "ar"] as const satisfies readonly Language[],
  theme: ["light", "dark", "system"] as const satisfies readonly Theme[],
  density: ["comfortable", "compact", "touch"] as const satisfies readonly Density[],
};

export type Choice = keyof typeof choices;

export type Address = {
  lang: Language;
  theme: Theme;
  density: Density;
  /** One section alone. */
  section: string | undefined;
  /** What stands open from the start: a dialog, a menu. */
  open: string | undefined;
};

export function readAddress(search: string): Address {
  const params = new URLSearchParams(search);
  return {
    lang: oneOf(choices.lang, params.get("lang")),
    theme: oneOf(choices.theme, params.get("theme")),
    density: oneOf(choices.density, params.get("density")),
    section: params.get("section") ?? undefined,
    open: params.get("open") ?? undefined,
  };
}

function oneOf<Value extends string>(all: readonly [Value, ...Value[]], wanted: string | null) {
  return all.find((value) => value === wanted) ?? all[0];
}

/** The same page with one thing changed. */
export function addressWith(search: string, name: string, value: string): string {
  const params = new URLSearchParams(search);
  params.set(name, value);
  return `?${params}`;
}
