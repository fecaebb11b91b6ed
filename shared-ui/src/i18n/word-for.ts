/**
 * The word for a value that a failure names in the API's English (`Dirty`, `front_office`); a value
 * without a word is said as it is. Params come wrapped in isolates; the words need none.
 */
export function wordFor(words: Readonly<Record<string, string>>, value: string): string {
  return words[value.replace(/[\u2068\u2069]/gu, "")] ?? value;
}
