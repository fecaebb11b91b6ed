import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { addCatalogue } from "./catalogues.ts";
import { switchLanguage } from "./switch-language.ts";
import { textOf } from "./use-text.ts";
import { useTextIn } from "./use-text-in.ts";

it("X-05 texts count in a language without the forms of another, past a million and where a text does not count", async () => {
  addCatalogue("counted", {
    en: { night_one: "{{count}} night", night_other: "{{count}} nights", stay: "A stay" },
    fr: { night_one: "{{count}} nuit", night_other: "{{count}} nuits", stay: "Un séjour" },
    ar: {},
  });
  const say = textOf("counted");
  await switchLanguage("fr");
  expect(say("night", { count: 1_000_000 })).toBe("1000000\u00a0nuits");
  expect(say("night", { count: 1 })).toBe("1\u00a0nuit");
  expect(say("stay", { count: 2 })).toBe("Un séjour");
  await switchLanguage("ar");
  expect(say("night", { count: 1 })).toBe("1 night");
});

it("X-05 texts say a name as it is, also one that looks like a param, and nothing for one that is missing", async () => {
  addCatalogue("names", {
    en: { moved: "{{name}} moved, {{ count }} left{{gone}}" },
    fr: {},
    ar: {},
  });
  await switchLanguage("en");
  expect(textOf("names")("moved", { name: "{{count}} $& <b>", count: 3 })).toBe(
    "{{count}} $& <b> moved, 3 left",
  );
  expect(textOf("names")("unknown")).toBe("");
});

it("X-05 a paper in another language fetches the texts that it says, and no others", async () => {
  const loaded: string[] = [];
  const source = (name: string) => async () => {
    loaded.push(name);
    return { texts: { total: name } };
  };
  for (const name of ["paper", "screen"])
    addCatalogue(name, { en: { total: name }, fr: source(name), ar: {} });
  await switchLanguage("en");
  const { result } = renderHook(() => useTextIn("paper", "fr"));
  await waitFor(() => expect(result.current?.("total" as never)).toBe("paper"));
  expect(loaded).toEqual(["paper"]);
});
