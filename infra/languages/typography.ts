import type { Fault } from "./syntax.ts";

type Rule = { wrong: RegExp; instead: string };

const ELLIPSIS: Rule = { wrong: /\.\.\./u, instead: "write …" };
const HYPHEN: Rule = { wrong: / - /u, instead: "write – between two parts" };

/** How each language is set. English is the specification's, to the letter. */
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

/** An amount, an address or a code inside a sentence is set as itself. */
const ITSELF = /\{\{.*?\}\}|\d[\d.,]*|https?:\S+/gu;

/** What a typesetter would mark in a text. */
export function typographyFaults(language: string, key: string, text: string): Fault[] {
  const set = text.replace(ITSELF, "0");
  const faults = (rules[language] ?? [])
    .filter(({ wrong }) => wrong.test(set))
    .map(({ instead }) => `${key}: '${text}': ${instead}`);
  return untranslated(language, text) ? [...faults, `${key}: '${text}' is not Arabic`] : faults;
}

const KEYBOARD = /\b(?:Ctrl|Alt|Shift|Enter|Esc|Tab|Home|End|Page Up|Page Down)\b/gu;

/** An Arabic text without one Arabic letter; the product and the keyboard are written as they are. */
function untranslated(language: string, text: string): boolean {
  const words = text
    .replace(/\{\{.*?\}\}/gu, "")
    .replace("Funduq", "")
    .replace(KEYBOARD, "");
  return language === "ar" && /\p{L}/u.test(words) && !/\p{Script=Arabic}/u.test(words);
}
