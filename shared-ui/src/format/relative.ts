import { currentLanguage } from "../i18n/current-language.ts";
import { type Language, locales } from "../i18n/languages.ts";

const MINUTE = 60_000;
const steps = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

/** How long ago or ahead: `5 minutes ago`, `il y a 5 minutes`, `قبل 5 دقائق`; under a minute, `now`. */
export function formatRelative(
  instant: string,
  now: string,
  language: Language = currentLanguage(),
): string {
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: "auto" });
  const distance = Date.parse(instant) - Date.parse(now);
  const step = steps.find(([, length]) => Math.abs(distance) >= length);
  if (!step) return format.format(0, "second");
  const [unit, length] = step;
  return format.format(Math.trunc(distance / length), unit);
}
