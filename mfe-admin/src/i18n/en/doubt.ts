/** What a lost answer leaves open, and how it turns out. */
export const texts = {
  "doubt.reading": "No answer came from the server. Looking whether {{date}} was closed...",
  "doubt.closed": "No answer came from the server, but {{date}} is closed. Do not close it again.",
  "doubt.open":
    "No answer came from the server. {{date}} is not closed yet; it may still be under way. Wait a moment and look again before you start it again.",
  "doubt.unknown":
    "No answer came from the server. {{date}} may be closed: look again before you do anything else.",
  "doubt.rates":
    "It may have been done all the same: what is still counted as unsaved below was not.",
  "doubt.look": "Look again",
} as const;
