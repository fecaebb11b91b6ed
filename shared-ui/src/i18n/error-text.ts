import { formatDateShort } from "@funduq/shared-types/rules/date-text";
import { PERSONAL_FOLIO_NAME } from "@funduq/shared-types/rules/folio";
import { isolated, typeset } from "@funduq/shared-types/rules/languages";
import { calendarDateSchema } from "@funduq/shared-types/values/calendar-date";
import { clientFailures } from "../client/api-failure.ts";
import { withinTime } from "../client/within-time.ts";
import { directionOf, type Language } from "./languages.ts";
import { TEXTS_WITHIN_MS, textStore } from "./text-store.ts";

type ErrorTextSources = Record<Language, () => Promise<{ errorTexts: object }>>;

type Failure = { code: string; params?: object | readonly unknown[]; message?: string };
type Say = (params: Record<string, unknown>) => string;

const loaded = new Map<Language, Map<ErrorTextSources, object>>();
const sources = new Set<ErrorTextSources>([
  {
    en: () => import("./errors.en.ts"),
    fr: () => import("./errors.fr.ts"),
    ar: () => import("./errors.ar.ts"),
  },
]);

/** Makes the sentences of a department's own errors known, at `register()`. Only the language in use is fetched. */
export function addErrorTexts(texts: ErrorTextSources): void {
  void laterErrorTexts(texts);
}

/** The same for errors that its first screen can't meet, beside `laterTexts`: resolves when they are there. */
export async function laterErrorTexts(texts: ErrorTextSources): Promise<void> {
  sources.add(texts);
  await load(texts, textStore.language);
}

/** Fetches the error sentences of a language, or the English ones where they can't be had. */
export async function loadErrorTexts(language: Language): Promise<void> {
  await Promise.all([...sources].map((each) => load(each, language)));
}

async function load(source: ErrorTextSources, language: Language): Promise<void> {
  if (loaded.get(language)?.has(source)) return;
  const fetchAndAdd = async () => {
    const { errorTexts } = await source[language]();
    loaded.set(language, (loaded.get(language) ?? new Map()).set(source, errorTexts));
  };
  await withinTime(TEXTS_WITHIN_MS, fetchAndAdd).catch(() =>
    language === "en" ? undefined : load(source, "en"),
  );
}

/**
 * The sentence of a failure in the user's language: of a failed call, or of a rule's refusal
 * (`errorText(verdict)`). A code this browser does not know shows the server's own sentence.
 */
export function errorText(failure: Failure, language = textStore.language): string {
  const params = namedParams(failure.params);
  const say = sentence(failure.code, language) ?? sentence(failure.code, "en");
  if (!say) return failure.message ?? clientFailures["response.unreadable"];
  return typeset(say(sayable(params, language)), language);
}

/** The guest's own folio, as the screens call it. */
const guestFolio: Record<Language, string> = { en: "Guest", fr: "Client", ar: "النزيل" };

/** What a sentence names, as people read it: days in figures as everywhere, names in their own direction. */
function sayable(params: Record<string, unknown>, language: Language): Record<string, unknown> {
  const named = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === "string" ? readable(name, value, language) : value,
  ]);
  return isolated(Object.fromEntries(named), directionOf(language));
}

function readable(name: string, value: string, language: Language): string {
  if (name === "folioName" && value === PERSONAL_FOLIO_NAME) return guestFolio[language];
  const day = calendarDateSchema.safeParse(value);
  return day.success ? formatDateShort(day.data) : value;
}

function sentence(code: string, language: Language): Say | undefined {
  const texts = [...(loaded.get(language)?.values() ?? [])] as Record<string, Say | undefined>[];
  return texts.find((each) => each[code])?.[code];
}

/** A rule's refusal carries its params as an argument list, a failed call as they are. */
function namedParams(params: Failure["params"]): Record<string, unknown> {
  const first: unknown = Array.isArray(params) ? params[0] : params;
  return (first ?? {}) as Record<string, unknown>;
}
