import type { Fault } from "./syntax.ts";

type Rule = { wrong: RegExp; instead: string };

const ELLIPSIS: Rule = { wrong: /\.\.\./u, instead: "write …" };
const HYPHEN: Rule = { wrong: / - /u, instead: "write – between two parts" };

/** Typography rules per language. English texts are taken from the specification and not checked. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  fr: [
    ELLIPSIS,
    HYPHEN,
    { wrong: /'/u, instead: "write ’" },
    { wrong: /["“”]/u, instead: "write « … »" },
    { wrong: /[^\s][?!;»]|[^\s\d]:/u, instead: "leave a space before : ; ? ! »" },
    { wrong: /«\S/u, instead: "leave a space after «" },
  ],
  ar: [
    ELLIPSIS,
    HYPHEN,
    { wrong: /[,;?]/u, instead: "write ، ؛ ؟" },
    { wrong: /["“”]|'/u, instead: "write « »" },
    { wrong: /\s[:!؟،؛»]/u, instead: "no space before a mark" },
    { wrong: /[٠-٩]/u, instead: "write 0–9: Algeria reads Latin digits" },
    { wrong: /ـ(?![«0])/u, instead: "no tatweel, but between a prefix and a name" },
  ],
};

/** Placeholders, amounts and URLs inside a sentence, which the rules ignore. */
const ITSELF = /\{\{.*?\}\}|\d[\d.,]*|https?:\S+/gu;

/** Typography faults of a text. */
export function typographyFaults(language: string, key: string, text: string): Fault[] {
  const set = text.replace(ITSELF, "0");
  const faults = (rules[language] ?? [])
    .filter(({ wrong }) => wrong.test(set))
    .map(({ instead }) => `${key}: '${text}': ${instead}`);
  return untranslated(language, text) ? [...faults, `${key}: '${text}' is not Arabic`] : faults;
}

const KEYBOARD = /\b(?:Ctrl|Alt|Shift|Enter|Esc|Tab|Home|End|Page Up|Page Down)\b/gu;

/** Whether an Arabic text has no Arabic letter. Names of the product and of keys are ignored. */
function untranslated(language: string, text: string): boolean {
  const words = text
    .replace(/\{\{.*?\}\}/gu, "")
    .replace("Funduq", "")
    .replace(KEYBOARD, "");
  return language === "ar" && /\p{L}/u.test(words) && !/\p{Script=Arabic}/u.test(words);
}
