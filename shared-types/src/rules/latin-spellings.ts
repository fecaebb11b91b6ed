/**
 * Sounds that Maghrebi names are written with in more than one way, as the register of a town, an
 * older paper or a passport from elsewhere has them: 'Khadidja' and 'Khadija', 'Yacine' and 'Yassine',
 * 'Cherif' and 'Sherif', 'Ouahiba' and 'Wahiba', 'Mustapha' and 'Mustafa', 'Nour' and 'Nur', 'Ryad'
 * and 'Riad'. The longest are tried first.
 */
const SOUNDS: readonly (readonly [heard: RegExp, spellings: readonly string[]])[] = [
  [/dj|j/uy, ["dj", "j"]],
  [/[cs]h/uy, ["ch", "sh"]],
  [/(?:ou|w)(?=[aeiy])/uy, ["ou", "w"]],
  [/ou|u/uy, ["ou", "u"]],
  [/ph|f/uy, ["ph", "f"]],
  [/[cs](?=[eiy])/uy, ["c", "s"]],
  // Not where the name begins: nobody writes 'Iacine'. Several are one sound: 'Riyad' is 'Ryad'.
  [/(?!^)[iy]+/uy, ["i", "y", "iy"]],
];

/** How each sound of a folded name may be spelt, in their order; what was typed comes first. */
export function spellingsOf(name: string): string[][] {
  const sounds: string[][] = [];
  for (let at = 0; at < name.length; ) {
    const [typed, ...others] = soundAt(name, at);
    sounds.push([typed, ...others]);
    at += typed.length;
  }
  return sounds;
}

function soundAt(name: string, at: number): [typed: string, ...others: string[]] {
  for (const [heard, spellings] of SOUNDS) {
    heard.lastIndex = at;
    const typed = heard.exec(name)?.[0];
    if (typed) return [typed, ...spellings.filter((each) => each !== typed)];
  }
  return [String.fromCodePoint(name.codePointAt(at) ?? 0)];
}
