const SHOWN = 20;

/** The slowest tests, as lines of text. */
export function slowestTests(tests) {
  const slowest = [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  return slowest.map(({ seconds, file, title }) => {
    const [head] = title.replace(file, "").trim().split("\n", 1);
    return `${seconds.toFixed(1).padStart(6)} s  ${file}: ${head}`;
  });
}
