/** Accounting entries and the chart of accounts, in English. */
export const texts = {
  "entries.missing": "The chart of accounts has no account for: {{names}}. Files leave it empty.",
  "entries.ask": "Ask an administrator of the hotel to complete it.",
  "chart.title": "Chart of accounts",
  "chart.complete": "Complete the chart",
  "chart.load-failed": "The chart of accounts could not be read.",
  "chart.save": "Save the chart",
  "chart.saved": "Chart of accounts saved.",
  "chart.save-failed": "The chart of accounts could not be saved.",
  "chart.latest": "Show the saved chart",
  "chart.proposed":
    "Nothing is saved yet: this is a proposal by the Algerian system (SCF). Check it with your accountant, then save it.",
  "chart.undated":
    "The entries of all days, also closed ones, get the accounts that are saved here.",
  "chart.empty-line": "A line left empty has no account.",
  "chart.code": "Account",
  "chart.label": "Label",
  "chart.code-of": "Account: {{what}}",
  "chart.label-of": "Label: {{what}}",
  "chart.code-wrong": "2 to 12 digits or letters, without spaces.",
  "chart.part.ledger": "What is owed",
  "chart.part.method": "Payments",
  "chart.part.department": "Revenue",
  "chart.part.tax": "Taxes",
};
