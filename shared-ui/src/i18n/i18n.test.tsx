import { errorCodes, messageFor } from "@funduq/shared-types/errors/catalogue";
import { PERSONAL_FOLIO_NAME } from "@funduq/shared-types/rules/folio";
import { refused } from "@funduq/shared-types/rules/verdict";
import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { clientFailures } from "../client/api-failure.ts";
import { StatusBadge } from "../components/status/status-badge.tsx";
import { renderWithStore } from "../testing/render-with-store.tsx";
import { addCatalogue, textsReady } from "./catalogues.ts";
import { checkCatalogues } from "./check-catalogues.ts";
import { errorText } from "./error-text.ts";
import { errorTexts as ar } from "./errors.ar.ts";
import { errorTexts as fr } from "./errors.fr.ts";
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

describe("failures", () => {
  const codes = [...errorCodes, ...Object.keys(clientFailures)];
  /** The params that are no single word. */
  const lists = ["uses", "numbers"];

  /** The params a sentence makes use of. */
  function usedParams(say: (params: object) => string): string[] {
    const used = new Set<string>();
    say(
      new Proxy(
        {},
        {
          get(_, name) {
            used.add(String(name));
            return lists.includes(String(name)) ? [] : String(name);
          },
        },
      ),
    );
    return [...used].sort();
  }

  it.each([
    ["French", fr],
    ["Arabic", ar],
  ])("all have their %s sentence", (_, texts) => {
    expect(Object.keys(texts).sort()).toEqual([...codes].sort());
  });

  it.each([
    ["French", fr],
    ["Arabic", ar],
  ])("say in %s no less than in English", (_, texts) => {
    const faults = errorCodes.filter((code) => {
      const english = usedParams((params) => messageFor(code, ...([params] as never)));
      const mine = usedParams((params) => Reflect.apply(texts[code], undefined, [params]));
      // GRP-02 fixes the English, which tells the type's id; a reader is told its name.
      return english.join().replace("roomTypeId", "roomTypeName") !== mine.join();
    });
    expect(faults).toEqual([]);
  });

  it("SET-09 name what keeps something from being deleted, and how much of it", () => {
    const uses = [
      { what: "rooms" as const, count: 9, examples: ["201", "202"] },
      { what: "facilities" as const, count: 1, examples: [] },
    ];
    const params = { name: "Étage 2", uses };
    expect(messageFor("setup.in-use", params)).toBe(
      "Étage 2 is in use: 9 rooms (201, 202, …); 1 facility.",
    );
    expect(fr["setup.in-use"](params)).toBe(
      "Étage 2 est utilisé : 9 chambres (201, 202, …) ; 1 local.",
    );
    expect(ar["setup.in-use"](params)).toContain("الغرف: 9 (201، 202، …)؛ المرافق: 1");
  });

  it("speak the user's language, from a call or from a rule", async () => {
    expect(errorText({ code: "section.denied", params: { section: "pos" } })).toBe(
      "Access denied for section: pos",
    );
    await switchLanguage("fr");
    expect(errorText(refused("section.denied", { section: "pos" }))).toBe(
      "Vous n’avez pas accès à ce service\u00a0: Restaurant",
    );
  });

  it.each([
    ["en", "The stay begins on 05/04/2026; the business date is 03/04/2026."],
    ["fr", "Le séjour commence le 05/04/2026\u00a0; la journée hôtelière est celle du 03/04/2026."],
    ["ar", "تبدأ الإقامة في \u206805/04/2026\u2069، واليوم الفندقي هو \u206803/04/2026\u2069."],
  ] as const)("name days as people write them: %s", async (language, sentence) => {
    await switchLanguage(language);
    const params = { checkInDate: "2026-04-05", businessDate: "2026-04-03" };
    expect(errorText({ code: "booking.not-today", params })).toBe(sentence);
  });

  it.each([
    ["fr", "La chambre 204 est à l’état «\u00a0sale\u00a0»."],
    ["ar", "حالة الغرفة \u2068204\u2069 هي «متسخة»."],
  ] as const)("name states in the words of the badges: %s", async (language, sentence) => {
    await switchLanguage(language);
    const params = { roomNumber: "204", status: "Dirty" };
    expect(errorText({ code: "room.not-ready", params })).toContain(sentence);
  });

  it.each([
    ["en", "The folio 'Guest' must be settled before check-out."],
    ["fr", "La note «\u00a0Client\u00a0» doit être soldée avant le départ."],
    ["ar", "يجب تسديد الحساب «النزيل» قبل المغادرة."],
  ] as const)(
    "FOL-01 call the guest's own folio as the screens do: %s",
    async (language, sentence) => {
      await switchLanguage(language);
      const failure = { code: "folio.not-settled", params: { folioName: PERSONAL_FOLIO_NAME } };
      expect(errorText(failure).replace(/[\u2068\u2069]/gu, "")).toBe(sentence);
    },
  );

  it.each([
    ["fr", -500_000, "Un acompte de 5.000,00 DA"],
    ["fr", 500_000, "un solde de 5.000,00 DA"],
    ["ar", -500_000, "تسبيق قدره 5.000,00 DA"],
    ["ar", 500_000, "هو 5.000,00 DA"],
  ] as const)(
    "BK-12 call what was paid ahead a deposit: %s %i",
    async (language, balance, words) => {
      await switchLanguage(language);
      const params = { folioName: PERSONAL_FOLIO_NAME, balanceCentimes: balance };
      const said = errorText({ code: "booking.cancel-unsettled", params });
      expect(said.replace(/[\u2066-\u2069]/gu, "").replace(/\u00a0/gu, " ")).toContain(words);
    },
  );

  it("show the server's own sentence for a code this browser does not know yet", () => {
    expect(errorText({ code: "brand.new", params: {}, message: "Newly refused." })).toBe(
      "Newly refused.",
    );
  });
});
