import { ZERO } from "@funduq/shared-types/values/money";
import { expect, it } from "vitest";
import { invoiceDesk } from "../../testing/invoice-desk.ts";
import { paymentDesk } from "../../testing/payment-desk.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const { house, debtor, debtors } = invoiceDesk(api);
const { account } = paymentDesk(api);
const noTaxes = { tvaBp: 0, stayTaxCentimes: ZERO };

it.each([
  ["invoices alone have TVA", { stayTaxTreatment: "included" }, true],
  ["invoices alone have the stay tax", { tvaTreatment: "added" }, true],
  ["the rates are 0", noTaxes, false],
  ["folios have both", { tvaTreatment: "included", stayTaxTreatment: "included" }, false],
] as const)(
  "INV-06 COM-05 debtors say whether an invoice adds taxes: %s",
  async (_, rates, isAdded) => {
    const made = await house();
    const { hotelId } = made.staff;
    await setTaxes(owner, hotelId, "2026-01-01", rates);
    // The stay was before these.
    await setTaxes(owner, hotelId, "2026-12-01", isAdded ? noTaxes : {});
    await debtor(made);
    expect(await debtors(made)).toMatchObject({ invoiceAddsTaxes: isAdded });
    expect(await account(made)).toMatchObject({ invoiceAddsTaxes: isAdded });
  },
);
