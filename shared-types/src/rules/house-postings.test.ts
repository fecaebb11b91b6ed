import { expect, it } from "vitest";
import { paymentMethodSchema } from "../contracts/folio.ts";
import { nightlyDescriptions } from "./folio-nights.ts";
import { COMPANY_TRANSFER_TEXT } from "./folio-transfer.ts";
import { GROUP_TRANSFER_TEXT } from "./group-account.ts";
import { housePosting, paymentDescription } from "./house-postings.ts";

it.each([
  [nightlyDescriptions.room, "room"],
  [nightlyDescriptions.tds, "tds"],
  [COMPANY_TRANSFER_TEXT, "company-transfer"],
  [GROUP_TRANSFER_TEXT, "group-transfer"],
])("FOL-05 knows '%s' as the house's own", (description, kind) => {
  expect(housePosting(description)).toEqual({ kind });
});

it.each(paymentMethodSchema.options)("FOL-05 knows a payment by %s", (method) => {
  expect(housePosting(paymentDescription(method))).toEqual({ kind: "payment", method });
});

it.each(["Dinner", "Payment", "Payment - in shells", "room charge", ""])(
  "leaves what somebody typed as it is: '%s'",
  (description) => {
    expect(housePosting(description)).toBeUndefined();
  },
);
