import { billIdSchema } from "@funduq/shared-types/values/ids";
import { expect, it } from "vitest";
import { aBill } from "../../testing/bills.ts";
import { BillAnswers } from "./bill-answers.ts";

it("POS-12 keeps of a read list the versions of open bills only: a till is open all day", () => {
  const answers = new BillAnswers();
  const open = aBill();
  const sold = { ...open, id: billIdSchema.parse("00000000-0000-4000-8000-000000000702") };
  answers.confirm(open, undefined);
  answers.confirm(sold, undefined);
  answers.listRead(open.restaurantId, [open], Date.now() + 1);
  expect([...answers.now()]).toMatchObject([
    [open.id, { confirmed: undefined, ownVersion: open.version }],
  ]);
});
