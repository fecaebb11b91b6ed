/**
 * Requires a letter or a digit: a name of punctuation alone could not be searched for. Tatweel only
 * stretches a letter.
 */
export const hasWords = (name: string) => /[^\P{L}ـ]|\p{N}/u.test(name.normalize("NFKD"));
