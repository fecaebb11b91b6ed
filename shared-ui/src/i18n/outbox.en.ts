/** The words of what was done in this browser and is not at the hotel's server yet. */
export const texts = {
  "list.title": "Not sent",
  "list.title-count": "Not sent: {{number}}",
  "list.refused": "Needs you",
  "list.waiting": "Waiting",
  "list.none": "Everything is sent.",
  "list.others":
    "Changes of another hotel or department also wait on this device. They are sent when somebody who works there signs in here.",
  "list.not-kept": "This device can't keep changes. Leave this page open until everything is sent.",
  "entry.by": "{{name}}, {{time}}",
  "entry.retry": "Try again",
  "entry.open": "Show",
  "entry.discard": "Discard...",
  "discard.title": "Discard: {{change}}",
  "discard.effect": "It is not done. The audit trail keeps who discarded it and why.",
  "discard.dependents": "What depends on it is not done either, all or in part:",
  "discard.others": "This is not done either, all or in part:",
  "discard.reason": "Reason",
  "discard.confirm": "Discard",
  "leave.title": "Not everything is sent",
  "leave.waiting_one": "{{count}} change is not sent yet.",
  "leave.waiting_other": "{{count}} changes are not sent yet.",
  "leave.effect":
    "What is not sent stays on this device, and is sent when somebody of the department signs in here.",
  "leave.lost": "This device can't keep it: it is lost if you log out now.",
  "leave.confirm": "Log out",
} as const;
