/**
 * Requires a letter or a digit: a name of punctuation alone could not be searched for. Tatweel only
 * stretches a letter.
 */
export const hasWords = (name: string) => /[^\P{L}ـ]|\p{N}/u.test(name.normalize("NFKD"));

const MOST_LETTERS = 640;

/**
 * Whether a name is short enough when its ligatures are spelled out: 'ﷺ' is one character and four words, and the
 * words of a name are stored for the search.
 */
export const isShortSpelledOut = (name: string) => name.normalize("NFKD").length <= MOST_LETTERS;
