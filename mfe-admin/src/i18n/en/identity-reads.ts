/** Who was shown whose identity document. */
export const texts = {
  "reads.view": "Which log",
  "reads.view.deeds": "What was done",
  "reads.view.identity": "Identity documents read",
  "reads.hint":
    "Who was shown a guest's identity document, newest first. Nobody can change it. Looking at a screen again within ten minutes adds no line.",
  "reads.guest": "Guest",
  "reads.purpose": "What for",
  "reads.of-guest": "Only this guest: {{guest}}",
  "reads.load-failed": "Could not load the log of identity documents.",
  "reads.empty": "Nobody was shown an identity document yet.",
  "reads-purpose.record": "Opened the guest's record",
  "reads-purpose.suggested": "Saw the guest among possible duplicates",
  "reads-purpose.police-report": "Looked at the list of police forms",
  "reads-purpose.police-print": "Printed the police form",
} as const;
