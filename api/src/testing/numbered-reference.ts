/** SQL of a reference for each number of a large insert: so many random ones would meet each other. */
export const numberedReference = (number: string) =>
  `'B' || translate(lpad(to_hex(${number}), 5, '0'), '0123456789abcdef', '23456789BCDFGHJK')`;
