// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources that are checked are strings
import { describe, expect, it } from "vitest";
import { checkCatalogues } from "../../shared-ui/src/i18n/check-catalogues.ts";
import { cancelFaults } from "./cancel-words.ts";
import { literalTexts } from "./literal-texts.ts";
import { physicalSidesInCode, physicalSidesInCss } from "./physical-sides.ts";
import { camelCaseKeys, unusedKeys } from "./text-keys.ts";
import { typographyFaults } from "./typography.ts";

const screen = (text: string) => ({ file: "screen.tsx", text: `const screen = () => ${text};` });
const styles = (text: string) => ({ file: "screen.module.css", text: `.screen {\n  ${text}\n}` });

describe("X-05 finds a text that is not in the catalogues", () => {
  it.each([
    ["between tags", "<p>Hello</p>"],
    ["as a string between tags", '<p>{"Hello"}</p>'],
    ["in a conditional expression", '<p>{late ? "Hello" : t("on-time")}</p>'],
    ["in a template literal", "<p>{`Room ${room.number}`}</p>"],
    ["after &&", '<p>{late && "Hello"}</p>'],
    ["in a concatenation", '<p>{"Room " + room.number}</p>'],
    ["as a name for screen readers", '<button aria-label="Close" />'],
    ["as a label", "<Field label={`Room ${room.number}`} />"],
    ["as a title", '<a title="Open" />'],
    ["as a placeholder", '<input placeholder={"Search..."} />'],
    ["of a picture", '<img alt="The lobby" />'],
    ["in a toast", 'notify.success("Saved")'],
    ["in the document's title", 'document.title = "Front office"'],
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
  ])("finds %s that Arabic or French writes differently", (_, text) => {
    expect(literalTexts(screen(text))).toEqual([
      expect.stringContaining("punctuation that differs between languages"),
    ]);
  });

  it.each([
    ["texts of a catalogue", '<p title={t("title")}>{t("hello", { name })}</p>'],
    ["values", "<p>{name} · {count} ({nights})</p>"],
    ["other strings", '<Badge kind="info" className="wide">{shown === "all" && count}</Badge>'],
    ["the product's name, the currency and keys", '<p title="F2">{price} DA</p>'],
    ["figures", '<input placeholder="14:05" />'],
    ["a dash for nothing", '<p>{email ?? "–"}</p>'],
    ["an arrow that its style mirrors", "<span className={classes.arrow}>→</span>"],
  ])("accepts %s", (_, text) => {
    expect(literalTexts(screen(text))).toEqual([]);
  });
});

describe("X-05 finds a physical left or right, which does not mirror in Arabic", () => {
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

  it("accepts logical properties, equal sides and comments", () => {
    const text = `margin-inline-start: 4px; inset: 0 4px; margin: 1px 2px 3px 2px;
      text-align: start; /* left: 0; */ --left: 1px;`;
    expect(physicalSidesInCss(styles(text))).toEqual([]);
    expect(physicalSidesInCode(screen("<p style={{ insetInlineStart: x }} />"))).toEqual([]);
  });
});

describe("X-05 finds missing translations and unused texts", () => {
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

  it("accepts three catalogues with the same keys", () => {
    expect(checkCatalogues(complete)).toEqual([]);
  });

  it.each(["en", "fr", "ar"] as const)("finds a key that is missing in %s", (language) => {
    const { hello: _, ...rest } = complete[language];
    const faults = checkCatalogues({ ...complete, [language]: rest });
    expect(faults).toEqual([`${language}: hello is missing`]);
  });

  it.each(["zero", "one", "two", "few", "many", "other"] as const)(
    "finds a missing Arabic plural form %s",
    (form) => {
      const ar = { ...complete.ar, [`nights_${form}`]: "" };
      expect(checkCatalogues({ ...complete, ar })).toEqual([`ar: nights_${form} is missing`]);
    },
  );

  it("finds a plural form that the language does not have", () => {
    const fr = { ...complete.fr, nights_two: "deux nuits" };
    expect(checkCatalogues({ ...complete, fr })).toEqual(["fr: nights_two is no form of French"]);
  });

  it("finds an unused text", () => {
    const text = 'const a = [t("hello"), t(`status.${status}`), t("nights", { count })];';
    const keys = ["hello", "status.clean", "nights_one", "nights_other", "forgotten"];
    expect(unusedKeys(keys, [{ file: "a.ts", text }])).toEqual(["unused text: forgotten"]);
  });

  it("finds a key in camel case, unless its last part is a value", () => {
    const text = 'const a = [t("stillHere"), t("not-here"), t(`status.${status}`)];';
    const keys = ["stillHere", "not-here", "status.inHouse"];
    expect(camelCaseKeys(keys, [{ file: "a.ts", text }])).toEqual([
      "key not in kebab-case: stillHere",
    ]);
  });

  it("does not count a key in a type as a use", () => {
    const text = 'type Word = "hello" | "bye"; const word: Word = "bye";';
    expect(unusedKeys(["hello", "bye"], [{ file: "a.ts", text }])).toEqual(["unused text: hello"]);
  });
});

describe("finds typography that is wrong for the language", () => {
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
  ])("accepts %s: %s", (language, text) => {
    expect(typographyFaults(language, "key", text)).toEqual([]);
  });
});

describe("FO-14 X-05 finds a dialog with two buttons that read as 'Cancel'", () => {
  const texts = {
    fr: { undo: "Annuler l’arrivée", void_one: "Annuler {{count}}", leave: "Quitter" },
    ar: { "step.cancel": "إلغاء الحجز", "step.move": "نقل" },
  };

  it.each([
    ["in French", '<FormDialog confirmLabel={t("undo")} />'],
    ["in Arabic", '<ConfirmDialog confirmLabel={t("step.cancel")} />'],
    ["of a plural", '<FormDialog confirmLabel={t("void", { count })} />'],
    ["of a template", "<FormDialog confirmLabel={t(`step.${step}`)} />"],
    ["in a footer", '<div><DialogCancel /><Button onClick={go}>{t("undo")}</Button></div>'],
  ])("%s", (_, dialog) => {
    expect(cancelFaults(texts, screen(dialog))).toEqual([
      expect.stringMatching(/^screen\.tsx:1 '(?:Annuler|إلغاء).* beside 'Cancel'/u),
    ]);
  });

  it.each([
    ["another word", '<FormDialog confirmLabel={t("leave")} />'],
    [
      "a safe button that says what it keeps",
      '<FormDialog keepLabel={t("k")} confirmLabel={t("undo")} />',
    ],
    [
      "a footer that says it",
      '<div><DialogCancel>{t("k")}</DialogCancel><Button>{t("undo")}</Button></div>',
    ],
  ])("allows %s", (_, dialog) => {
    expect(cancelFaults(texts, screen(dialog))).toEqual([]);
  });
});
