/** Whether a platform version lies in a range such as `^0.1.0`: not older, and nothing broken since. */
export function satisfiesPlatform(version: string, range: string): boolean {
  const offered = parse(version);
  const needed = parse(range.replace(/^\^/, ""));
  if (!range.startsWith("^") || !offered || !needed) return false;
  // Up to the first number that is not zero, a change breaks.
  const firm = needed.findIndex((number) => number > 0);
  const sameSeries = needed.slice(0, firm + 1).every((number, place) => number === offered[place]);
  return sameSeries && !isOlder(offered, needed);
}

function parse(text: string): number[] | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match ? match.slice(1).map(Number) : undefined;
}

function isOlder(offered: number[], needed: number[]): boolean {
  const place = needed.findIndex((number, index) => number !== offered[index]);
  return place !== -1 && (offered[place] ?? 0) < (needed[place] ?? 0);
}
