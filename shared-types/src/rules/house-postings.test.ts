import { expect, it } from "vitest";
import { paymentMethodSchema } from "../contracts/folio.ts";
import { housePosting } from "./house-postings.ts";

const own: [line: { item: string | null; method: string | null }, posting: string][] = [
  [{ item: "room", method: null }, "room"],
  [{ item: "tourism-tax", method: null }, "tourism-tax"],
  [{ item: null, method: "Company Account" }, "company-transfer"],
  [{ item: null, method: "Group Account" }, "group-transfer"],
];
const payments = paymentMethodSchema.options.map((method) => [{ item: null, method }, "payment"]);

it.each([...own, ...(payments as typeof own)])(
  "FOL-05 knows %o as the house's own",
  (line, posting) => {
    expect(housePosting(line)).toBe(posting);
  },
);

it.each([{ item: "restaurant", method: null }, { item: "service" }, { method: "shells" }, {}])(
  "leaves what somebody described as it is: %o",
  (line) => {
    expect(housePosting(line)).toBeUndefined();
  },
);
