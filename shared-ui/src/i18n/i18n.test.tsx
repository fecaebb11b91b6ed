import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { StatusBadge } from "../components/status/status-badge.tsx";
import { renderWithStore } from "../testing/render-with-store.tsx";
import { addCatalogue, laterTexts, namespacesOf, textsReady } from "./catalogues.ts";
import { checkCatalogues } from "./check-catalogues.ts";
import { texts as partsAr } from "./parts.ar.ts";
import { texts as partsEn } from "./parts.en.ts";
import { texts as partsFr } from "./parts.fr.ts";
import { switchLanguage } from "./switch-language.ts";
import { texts as uiAr } from "./ui.ar.ts";
import { texts as uiEn } from "./ui.en.ts";
import { texts as uiFr } from "./ui.fr.ts";
import { type Text, textOf } from "./use-text.ts";

describe("X-05 languages", () => {
  it("turn the page, its direction and its texts at once, and are remembered", async () => {
    await renderWithStore(<StatusBadge status="Dirty" />);
    expect(screen.getByText("Dirty")).toBeTruthy();

    await act(() => switchLanguage("ar"));
    expect(screen.getByText("متسخة")).toBeTruthy();
    expect(document.documentElement.dir).toBe("rtl");
    expect(document.documentElement.lang).toBe("ar");
    expect(localStorage.getItem("funduq.language")).toBe("ar");

    await act(() => switchLanguage("fr"));
    expect(screen.getByText("Sale")).toBeTruthy();
    expect(document.documentElement.dir).toBe("ltr");
  });

  it("load only the language in use", async () => {
    const loaded: string[] = [];
    const source = (language: string, text: string) => () => {
      loaded.push(language);
      return Promise.resolve({ texts: { hello: text } });
    };
    addCatalogue("lazy", {
      en: source("en", "Hello"),
      fr: source("fr", "Bonjour"),
      ar: source("ar", "مرحبا"),
    });
    await textsReady();
    expect(loaded).toEqual(["en"]);

    await switchLanguage("fr");
    expect(loaded).toEqual(["en", "fr"]);
    expect(textOf("lazy")("hello")).toBe("Bonjour");
  });

  it("MOD-01 X-05 texts for later are fetched when asked for, and turn with the language from then on", async () => {
    const loaded: string[] = [];
    const source = (language: string, bye: string) => () => {
      loaded.push(language);
      return Promise.resolve({ texts: { bye } });
    };
    const first = { en: { hello: "Hello" }, fr: { hello: "Bonjour" }, ar: { hello: "مرحبا" } };
    addCatalogue("two-parts", first, {
      en: source("en", "Good-bye"),
      fr: source("fr", "Au revoir"),
      ar: source("ar", "وداعا"),
    });
    const t = textOf("two-parts");
    await switchLanguage("fr");
    expect([t("hello"), t("bye"), ...loaded]).toEqual(["Bonjour", ""]);

    await laterTexts("two-parts");
    expect([t("hello"), t("bye"), ...loaded]).toEqual(["Bonjour", "Au revoir", "fr"]);

    await switchLanguage("ar");
    expect([t("hello"), t("bye"), ...loaded]).toEqual(["مرحبا", "وداعا", "fr", "ar"]);
  });

  it("MOD-04 texts for later that can't be fetched are missed by whoever waits for them, and asked for anew", async () => {
    let isDown = true;
    const source = async () => {
      if (isDown) throw new Error("no network");
      return { texts: { bye: "Bye" } };
    };
    addCatalogue("late", { en: {}, fr: {}, ar: {} }, { en: source, fr: source, ar: source });
    await expect(laterTexts("late")).rejects.toThrow("more texts of late");
    isDown = false;
    await laterTexts("late");
    expect(textOf("late")("bye")).toBe("Bye");
  });

  it("two chosen in a row end in the one chosen last, whichever arrives first", async () => {
    let arrive: () => void = () => {};
    const slow = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    addCatalogue("slow", {
      en: { hello: "Hello" },
      fr: async () => {
        await slow;
        return { texts: { hello: "Bonjour" } };
      },
      ar: { hello: "مرحبا" },
    });
    const first = switchLanguage("fr");
    await switchLanguage("ar");
    arrive();
    await first;
    expect(document.documentElement.lang).toBe("ar");
    expect(textOf("slow")("hello")).toBe("مرحبا");
  });

  it("turn also where a department comes while they do, whose words are still on their way", async () => {
    const words = (hello: string) => {
      let arrive: () => void = () => undefined;
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return { arrive, source: () => arrived.then(() => ({ texts: { hello } })) };
    };
    const here = words("Bonjour");
    addCatalogue("here", { en: { hello: "Hello" }, fr: here.source, ar: {} });
    const turning = switchLanguage("fr");
    const english = words("Good night");
    const french = words("Bonne nuit");
    addCatalogue("comes", { en: english.source, fr: french.source, ar: {} });
    here.arrive();
    await here.source();
    french.arrive();
    await turning;
    expect(document.documentElement.lang).toBe("fr");
    expect(textOf("comes")("hello")).toBe("Bonne nuit");
    english.arrive();
    await textsReady("en");
  });

  it("stay in the present one where the other can't be fetched, as without a network", async () => {
    await switchLanguage("fr");
    const unreachable = () => Promise.reject(new Error("no network"));
    addCatalogue("remote", { en: unreachable, fr: { hello: "Bonjour" }, ar: unreachable });
    await switchLanguage("ar");
    expect(document.documentElement.lang).toBe("fr");
    expect(textOf("remote")("hello")).toBe("Bonjour");
    addCatalogue("remote", { en: {}, fr: {}, ar: {} });
    await textsReady();
  });

  it("MOD-04 turn without a department whose texts can't be fetched, which keeps the language it has", async () => {
    const unreachable = () => Promise.reject(new Error("404"));
    namespacesOf(() =>
      addCatalogue("department", { en: unreachable, fr: { hello: "Bonjour" }, ar: unreachable }),
    );
    await switchLanguage("fr");
    await switchLanguage("ar");
    expect(document.documentElement.lang).toBe("ar");
    expect(textOf("department")("hello")).toBe("Bonjour");
    addCatalogue("department", { en: {}, fr: {}, ar: {} });
    await textsReady();
  });

  it("count in all six Arabic forms", async () => {
    const forms = ["zero", "one", "two", "few", "many", "other"] as const;
    const ar = Object.fromEntries(forms.map((form) => [`night_${form}`, form]));
    addCatalogue("plural", {
      en: { night_other: "{{count}} nights", night_one: "one" },
      fr: {},
      ar,
    });
    await switchLanguage("ar");

    const say = textOf("plural");
    expect([0, 1, 2, 3, 11, 100].map((count) => say("night", { count }))).toEqual(forms);
  });

  it("keep names and amounts in their own direction inside Arabic", async () => {
    addCatalogue("bidi", { en: {}, fr: {}, ar: { moved: "نُقل {{name}}" } });
    await switchLanguage("ar");

    expect(textOf("bidi")("moved", { name: "A. Benali" })).toBe("نُقل \u2068A. Benali\u2069");
  });

  it("keep an Arabic name in its own direction inside English, and leave Latin names bare", async () => {
    addCatalogue("bidi-en", { en: { moved: "{{name}} moved" }, fr: {}, ar: {} });
    await switchLanguage("en");

    const say = textOf("bidi-en");
    expect(say("moved", { name: "أمين" })).toBe("\u2068أمين\u2069 moved");
    expect(say("moved", { name: "A. Benali" })).toBe("A. Benali moved");
  });
});

it("French keeps its marks with the word before them", async () => {
  addCatalogue("marks", { en: {}, fr: { a: "Vraiment ? Oui : « {{x}} » !" }, ar: {} });
  await switchLanguage("fr");
  expect(textOf("marks")("a", { x: "un an" })).toBe(
    "Vraiment\u00a0? Oui\u00a0: «\u00a0un an\u00a0»\u00a0!",
  );
});

it("a key, a param and a count that no text has are refused by the compiler", () => {
  type Words = { hello: "Hello {{name}}"; night_one: "{{count}} night"; night_other: "nights" };
  const say = (() => "") as Text<Words>;
  say("hello", { name: "A" });
  say("night", { count: 2 });
  // @ts-expect-error no such text
  say("bye");
  // @ts-expect-error its name is missing
  say("hello");
  // @ts-expect-error a count is a number
  say("night", { count: "2" });
  // @ts-expect-error a plural is said by its base
  say("night_one", { count: 1 });
});

describe("catalogues", () => {
  it("of the shared components agree in three languages", () => {
    expect(checkCatalogues({ en: uiEn, fr: uiFr, ar: uiAr })).toEqual([]);
    expect(checkCatalogues({ en: partsEn, fr: partsFr, ar: partsAr })).toEqual([]);
  });

  it("are held to the same keys, params and plural forms", () => {
    const faults = checkCatalogues({
      en: { a: "{{x}}", n_one: "one", n_other: "{{count}}" },
      fr: { a: "{{y}}", n_one: "un", n_other: "{{count}}" },
      ar: { a: "{{x}}", n_one: "واحد", n_other: "{{count}}" },
    });

    expect(faults).toContain("fr: a must use x");
    expect(faults).toContain("ar: n_few is missing");
    expect(faults.some((fault) => fault.startsWith("en"))).toBe(false);
  });
});
