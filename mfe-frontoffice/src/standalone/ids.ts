/** Ids of the mocked hotel: the same on every start, so that a reload finds its place again. */
export function mockId(kind: number, number: number): string {
  const tail = `${kind}`.padStart(2, "0") + `${number}`.padStart(10, "0");
  return `01890a5d-ac96-774b-bcce-${tail}`;
}
