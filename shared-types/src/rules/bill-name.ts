/** The name of a table's next bill, 'Bill N' (POS-03): N is the count of its open bills + 1. If a bill has that name, N is raised until none has. */
export function nextBillName(billNames: readonly string[]): string {
  let number = billNames.length + 1;
  while (billNames.includes(`Bill ${number}`)) number += 1;
  return `Bill ${number}`;
}

/** A bill's name as it is stored, in English, in its parts: 'Bill 2', 'Rest of Bill 2', 'Rest of Bill 2 (2)'. */
export type BillNameParts = { number: string; isRest: boolean; again: string | undefined };

/** Reads a bill's name, to say it in another language; undefined where somebody typed it. */
export function readBillName(name: string): BillNameParts | undefined {
  const [, rest, number, again] = /^(Rest of )?Bill (\d+)(?: \((\d+)\))?$/u.exec(name) ?? [];
  return number === undefined ? undefined : { number, isRest: rest !== undefined, again };
}

/** The name of what is left of a bill: 'Rest of Bill 1', or 'Rest of Bill 1 (2)' where a bill of the table has that name. */
export function restBillName(billName: string, billNames: readonly string[]): string {
  const number = readBillName(billName)?.number;
  const name = `Rest of ${number === undefined ? billName : `Bill ${number}`}`;
  let count = 1;
  const numbered = () => (count === 1 ? name : `${name} (${count})`);
  while (billNames.includes(numbered())) count += 1;
  return numbered();
}
