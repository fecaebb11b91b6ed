// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources that are checked are strings
import { describe, expect, it } from "vitest";
import { checkCatalogues } from "../../shared-ui/src/i18n/check-catalogues.ts";
import { literalTexts } from "./literal-texts.ts";
import { physicalSidesInCode, physicalSidesInCss } from "./physical-sides.ts";
import { unusedKeys } from "./text-keys.ts";
import { typographyFaults } from "./typography.ts";

const screen = (text: string) => ({ file: "screen.tsx", text: `const screen = () => ${text};` });
const styles = (text: string) => ({ file: "screen.module.css", text: `.screen {\n  ${text}\n}` });

describe("X-05 a text of a screen that stands in no catalogue is found", () => {
  it.each([
    ["between tags", "<p>Hello</p>"],
    ["as a string between tags", '<p>{"Hello"}</p>'],
    ["in one case of two", '<p>{late ? "Hello" : t("on-time")}</p>'],
    ["beside a value", "<p>{`Room ${room.number}`}</p>"],
    ["after a test", '<p>{late && "Hello"}</p>'],
    ["put together", '<p>{"Room " + room.number}</p>'],
    ["as a name for screen readers", '<button aria-label="Close" />'],
    ["as a label", "<Field label={`Room ${room.number}`} />"],
    ["as a title", '<a title="Open" />'],
    ["as a placeholder", '<input placeholder={"Search..."} />'],
    ["of a picture", '<img alt="The lobby" />'],
    ["in a toast", 'notify.success("Saved")'],
    ["in the tab", 'document.title = "Front office"'],
    ["in Arabic", "<p>مرحبا</p>"],
  ])("%s", (_, text) => {
    expect(literalTexts(screen(text))).toEqual([
      expect.stringMatching(/^screen\.tsx:1 literal text: /u),
    ]);
  });

  it.each([
    ["a dash", "<p>{from} – {to}</p>"],
    ["a comma", "<p>{room}, {guest}</p>"],
    ["a colon", "<p>{label}: {value}</p>"],
    ["a joined list", '<p>{names.join(", ")}</p>'],
    ["an arrow inside a text", "<p>{`${from} → ${to}`}</p>"],
  ])("so is %s that Arabic or French writes otherwise", (_, text) => {
    expect(literalTexts(screen(text))).toEqual([
      expect.stringContaining("punctuation that is not every language's"),
    ]);
  });

  it.each([
    ["texts of a catalogue", '<p title={t("title")}>{t("hello", { name })}</p>'],
    ["values", "<p>{name} · {count} ({nights})</p>"],
    ["what is no text", '<Badge kind="info" className="wide">{shown === "all" && count}</Badge>'],
    ["the product, the currency and a key", '<p title="F2">{price} DA</p>'],
    ["figures", '<input placeholder="14:05" />'],
    ["a dash for nothing", '<p>{email ?? "–"}</p>'],
    ["an arrow that its style mirrors", "<span className={classes.arrow}>→</span>"],
  ])("%s stay", (_, text) => {
    expect(literalTexts(screen(text))).toEqual([]);
  });
});

describe("X-05 a side that does not turn with the page is found", () => {
  it.each([
    "margin-left: 4px;",
    "padding-right: 4px;",
    "left: 0;",
    "border-left: 1px solid;",
    "border-top-right-radius: 4px;",
    "text-align: left;",
    "float: right;",
    "inset: 0 4px 0 0;",
    "margin: 0 calc(2px + 1px) 0 auto;",
    "transform-origin: top left;",
  ])("in a style sheet: %s", (text) => {
    expect(physicalSidesInCss(styles(text))).toEqual([
      expect.stringMatching(/^screen\.module\.css:2 physical side: /u),
    ]);
  });

  it.each([
    "<p style={{ marginLeft: 4 }} />",
    '<p style={{ textAlign: "right" }} />',
    "<p style={{ left: x }} />",
    "<Box ml={4} />",
    '<Text ta="left" />',
    '<Drawer position="right" />',
  ])("in a screen: %s", (text) => {
    expect(physicalSidesInCode(screen(text))).toHaveLength(1);
  });

  it("logical sides, equal sides and comments stay", () => {
    const text = `margin-inline-start: 4px; inset: 0 4px; margin: 1px 2px 3px 2px;
      text-align: start; /* left: 0; */ --left: 1px;`;
    expect(physicalSidesInCss(styles(text))).toEqual([]);
    expect(physicalSidesInCode(screen("<p style={{ insetInlineStart: x }} />"))).toEqual([]);
  });
});

describe("X-05 a key without its text and a text without its use are found", () => {
  const complete = {
    en: { hello: "Hello", nights_one: "{{count}} night", nights_other: "{{count}} nights" },
    fr: { hello: "Bonjour", nights_one: "{{count}} nuit", nights_other: "{{count}} nuits" },
    ar: {
      hello: "مرحبا",
      nights_zero: "لا ليالٍ",
      nights_one: "ليلة واحدة",
      nights_two: "ليلتان",
      nights_few: "{{count}} ليالٍ",
      nights_many: "{{count}} ليلة",
      nights_other: "{{count}} ليلة",
    },
  };

  it("nothing is said of three that agree", () => {
    expect(checkCatalogues(complete)).toEqual([]);
  });

  it.each(["en", "fr", "ar"] as const)("a key that %s lacks", (language) => {
    const { hello: _, ...rest } = complete[language];
    const faults = checkCatalogues({ ...complete, [language]: rest });
    expect(faults).toEqual([`${language}: hello is missing`]);
  });

  it.each(["zero", "one", "two", "few", "many", "other"] as const)(
    "the Arabic plural form %s",
    (form) => {
      const ar = { ...complete.ar, [`nights_${form}`]: "" };
      expect(checkCatalogues({ ...complete, ar })).toEqual([`ar: nights_${form} is missing`]);
    },
  );

  it("a plural form that the language does not have", () => {
    const fr = { ...complete.fr, nights_two: "deux nuits" };
    expect(checkCatalogues({ ...complete, fr })).toEqual(["fr: nights_two is no form of French"]);
  });

  it("a text that nobody uses", () => {
    const text = 'const a = [t("hello"), t(`status.${status}`), t("nights", { count })];';
    const keys = ["hello", "status.clean", "nights_one", "nights_other", "forgotten"];
    expect(unusedKeys(keys, [{ file: "a.ts", text }])).toEqual(["nobody uses the text forgotten"]);
  });

  it("a type that names a key does not use it", () => {
    const text = 'type Word = "hello" | "bye"; const word: Word = "bye";';
    expect(unusedKeys(["hello", "bye"], [{ file: "a.ts", text }])).toEqual([
      "nobody uses the text hello",
    ]);
  });
});

describe("a text that is not set as its language sets it is found", () => {
  it.each([
    ["fr", "L'hôtel"],
    ["fr", "Un instant..."],
    ["fr", "Vraiment?"],
    ["fr", "Erreur: introuvable"],
    ["fr", 'La "clé"'],
    ["fr", "«Bonjour»"],
    ["fr", "Paiement - espèces"],
    ["ar", "غرفة, نزيل"],
    ["ar", "تأكيد?"],
    ["ar", "لحظة..."],
    ["ar", "الغرفة ١٢"],
    ["ar", "تأكيد ؟"],
    ["ar", "Save"],
  ])("%s: %s", (language, text) => {
    expect(typographyFaults(language, "key", text)).not.toEqual([]);
  });

  it.each([
    ["fr", "Valider l’arrivée de « {{name}} » ? 14:05 ; 1.234,56 DA…"],
    ["ar", "تسجيل وصول «{{name}}»؟ 14:05، 1.234,56 DA…"],
    ["en", "Loading... 'quoted'"],
  ])("%s: %s stays", (language, text) => {
    expect(typographyFaults(language, "key", text)).toEqual([]);
  });
});
