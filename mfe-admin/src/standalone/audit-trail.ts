import {
  type AuditEntry,
  type AuditKind,
  auditPageSchema,
} from "@funduq/shared-types/contracts/audit-trail";
import { fact, moneyFacts } from "@funduq/shared-types/rules/audit-facts";
import { wordsOfKind } from "@funduq/shared-types/rules/audit-trail";
import { PERSONAL_FOLIO_NAME } from "@funduq/shared-types/rules/folio";
import { GROUP_TRANSFER_TEXT } from "@funduq/shared-types/rules/group-account";
import { centimes } from "@funduq/shared-types/values/money";
import { HttpResponse, http } from "msw";

const person = (n: number) => `00000000-0000-4000-8000-0000000000b${n}`;
const thing = (n: number) => `00000000-0000-4000-8000-0000000000c${n}`;
const PAGE = 20;

const deeds: Partial<AuditEntry>[] = [
  {
    action: "bookings.check-in",
    by: "Amina Cherif",
    subject: about("booking", 1, "204", "Nassima Haddad"),
  },
  {
    action: "folios.post-payment",
    by: "Amina Cherif",
    subject: about("booking", 1, "204", "Nassima Haddad"),
    facts: [
      fact("amount", "money", { after: 1_200_000 }),
      fact("method", "method", { after: "Cash" }),
    ],
  },
  {
    action: "housekeeping.set-status",
    by: "سامية قاسي",
    subject: about("room", 2, "118", ""),
    facts: [
      fact("housekeepingStatus", "housekeeping", { before: "Dirty", after: "OutOfOrder" }),
      fact("outOfOrderFrom", "date", { after: "2026-04-03" }),
      fact("outOfOrderTo", "date", { after: "2026-04-05" }),
    ],
  },
  {
    action: "night-audit.run",
    facts: [
      fact("businessDate", "date", { before: "2026-04-02", after: "2026-04-03" }),
      fact("charged", "number", { after: 18 }),
      fact("total", "money", { after: 18_360_000 }),
      fact("noShows", "number", { after: 1 }),
    ],
  },
  {
    action: "users.change",
    by: "Karim Haddad",
    subject: about("user", 3, "", "Yacine Touati"),
    rights: {
      before: { displayName: "Yacine", role: "employee", sections: ["pos"], status: "active" },
      after: {
        displayName: "Yacine Touati",
        role: "pos-manager",
        sections: ["pos"],
        status: "active",
      },
    },
  },
  {
    action: "groups.take-over",
    by: "Amina Cherif",
    subject: about("group", 5, "", "Tassili Tours"),
    facts: [fact("amount", "money", { after: 900_000 }), fact("stays", "number", { after: 2 })],
  },
  {
    action: "folios.reverse",
    by: "Amina Cherif",
    subject: about("booking", 6, "118", "Lina Haddad"),
    facts: moneyFacts({
      amountCentimes: centimes(450_000),
      description: GROUP_TRANSFER_TEXT,
      method: "Group Account",
      reason: "Paie elle-même",
    }),
  },
  {
    action: "folios.move",
    by: "Amina Cherif",
    subject: about("booking", 6, "118", "Lina Haddad"),
    facts: [
      ...moneyFacts({ amountCentimes: centimes(180_000), description: "Minibar" }),
      fact("folio", "folio", { after: PERSONAL_FOLIO_NAME }),
    ],
  },
  { action: "guests.merge", by: "Amina Cherif", subject: about("guest", 4, "", "كمال بوزيد") },
  {
    action: "setup.remove-room",
    by: "Karim Haddad",
    facts: [fact("rooms", "text", { before: "204" })],
  },
  {
    action: "rates.save",
    by: "Karim Haddad",
    facts: [fact("rate", "money", { of: "Double · 2", before: 950_000, after: 1_100_000 })],
  },
];

function about(kind: string, n: number, room: string, name: string) {
  return { kind, id: thing(n), room, name } as AuditEntry["subject"];
}

/** A morning's work in a hotel, over and over. */
function someEntries(): AuditEntry[] {
  const empty = { by: null, subject: null, rights: null, facts: [] };
  return Array.from({ length: 50 }, (_, at) => ({
    seq: 50 - at,
    action: "",
    at: new Date(Date.UTC(2026, 3, 3, 12, -7 * at)).toISOString(),
    ...empty,
    ...deeds[at % deeds.length],
  }));
}

export function auditTrailHandlers() {
  const entries = someEntries();
  return [
    http.get("/api/hotels/:hotelId/audit-trail", ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const kind = asked.get("kind") as AuditKind | null;
      const before = Number(asked.get("before") ?? 1_000);
      const found = entries.filter(
        ({ seq, action }) =>
          seq < before && (!kind || wordsOfKind(kind).includes(action.split(".")[0] ?? "")),
      );
      const page = found.slice(0, PAGE);
      return HttpResponse.json(
        auditPageSchema.parse({
          entries: page,
          next: found.length > PAGE ? (page.at(-1)?.seq ?? null) : null,
          people: [
            { id: person(1), name: "Amina Cherif" },
            { id: person(2), name: "Karim Haddad" },
          ],
        }),
      );
    }),
  ];
}
