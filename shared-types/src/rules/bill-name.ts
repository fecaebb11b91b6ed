/** The name of a table's next bill, 'Bill N' (POS-03): N is the count of its open bills + 1. If a bill has that name, N is raised until none has. */
export function nextBillName(billNames: readonly string[]): string {
  let number = billNames.length + 1;
  while (billNames.includes(`Bill ${number}`)) number += 1;
  return `Bill ${number}`;
}

/** The number in the name that the API gave a bill; undefined where a person named it. */
export function billNumberIn(name: string): string | undefined {
  return /^Bill (\d+)$/u.exec(name)?.[1];
}
