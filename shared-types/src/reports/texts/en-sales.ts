/** The sales journal and the revenue by company, in English. */
export const salesTexts = {
  "sales.title": "Sales journal",
  "sales.none": "There is no invoice and no credit note in these days.",
  "sales.open-day": "The business date is still open: more documents may follow.",
  "sales.series": "Number",
  "sales.company": "Buyer",
  "sales.nif": "NIF",
  "sales.kind": "Document",
  "sales.invoice": "Invoice",
  "sales.credit-note": "Credit note",
  "sales.net-at": "Net, {{rate}}",
  "sales.net-untaxed": "Net without TVA",
  "sales.untaxed": "Without TVA",
  "sales.total": "Total",
  "sales.sums": "Sums by rate",
  "sales.tax": "Tax",
  "sales.tax-amount": "Amount",
  "sales.added": "Of it added by the documents",
  "sales.credit-notes-note":
    "Credit notes are negative. Net + TVA + stay tax + stamp duty = total.",
  "sales.added-note":
    "Added by the documents = what the accounting entries credit to the tax for these documents. The rest was in the folios' charges, and was credited when they were posted.",
  "companies.title": "Revenue by company",
  "companies.none": "No invoice, credit note or stay to invoice of a company in this year.",
  "companies.net": "Invoiced net",
  "companies.paid": "Paid",
  "companies.open": "Open now",
  "companies.not-invoiced": "Not invoiced yet",
  "companies.by-month": "Net by month",
  "companies.month": "Month",
  "companies.year": "Year",
  "companies.all": "All companies",
  "companies.net-note":
    "Invoiced net = invoices without taxes and stamp duty, less credit notes, each in the month of its business date.",
  "companies.open-note":
    "Paid and open now are of the invoices of the period, as they are now, with taxes.",
  "companies.not-invoiced-note":
    "Not invoiced yet = stays that were transferred to the company's account in the period and stand on no invoice now.",
  "aged.title": "Aged balances",
  "aged.none": "No company owes anything or has paid in advance.",
  "aged.not-due": "Not due yet",
  "aged.days-30": "1–30 days",
  "aged.days-60": "31–60 days",
  "aged.days-90": "61–90 days",
  "aged.older": "More than 90 days",
  "aged.unallocated": "Paid in advance",
  "aged.balance": "Balance",
  "aged.due-note":
    "By days overdue: what is open of invoices now, with taxes. An invoice that is due today is not overdue.",
  "aged.not-invoiced-note":
    "Not invoiced yet = stays on the company's account that stand on no invoice now. Paid in advance = what is left of payments that stand against no invoice.",
  "aged.balance-note":
    "Balance = the sum of the row. The total is the companies' ledger of the trial balance as it is now.",
} as const;
