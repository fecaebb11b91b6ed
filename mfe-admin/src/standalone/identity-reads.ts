import {
  type IdentityPurpose,
  identityPurposeSchema,
  identityReadsPageSchema,
} from "@funduq/shared-types/contracts/identity-reads";
import { HttpResponse, http } from "msw";

const id = (kind: string, n: number) =>
  `00000000-0000-4000-8000-0000000${kind}${String(n).padStart(4, "0")}`;
const people = [
  { id: id("b", 1), name: "Amina Cherif" },
  { id: id("b", 2), name: "Karim Haddad" },
];
const guests = ["Nassima Haddad", "كمال بوزيد", "Yacine Touati"];
const PAGE = 20;

/** A morning at the desk, over and over. */
function someReads() {
  return Array.from({ length: 50 }, (_, at) => ({
    id: id("d", at),
    at: new Date(Date.UTC(2026, 3, 3, 12, -7 * at)).toISOString(),
    by: people[at % people.length],
    guest: { id: id("c", at % guests.length), name: guests[at % guests.length] },
    purpose: identityPurposeSchema.options[at % identityPurposeSchema.options.length],
  }));
}

export function identityReadsHandlers() {
  const reads = someReads();
  return [
    http.get("/api/hotels/:hotelId/identity-reads", ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const purpose = asked.get("purpose") as IdentityPurpose | null;
      const guest = asked.get("guest");
      const by = asked.get("by");
      const found = reads.filter(
        (read) =>
          (!purpose || read.purpose === purpose) &&
          (!guest || read.guest.id === guest) &&
          (!by || read.by?.id === by) &&
          (!asked.get("beforeAt") || read.at < String(asked.get("beforeAt"))),
      );
      const page = found.slice(0, PAGE);
      const last = page.at(-1);
      const next = found.length > PAGE && last ? { at: last.at, id: last.id } : null;
      return HttpResponse.json(identityReadsPageSchema.parse({ reads: page, next, people }));
    }),
  ];
}
