/** 'Bill N' of a table: N is the number of its bills + 1, or the next number that none of them has (POS-03). */
export function nextBillName(billNames: readonly string[]): string {
  let number = billNames.length + 1;
  while (billNames.includes(`Bill ${number}`)) number += 1;
  return `Bill ${number}`;
}
