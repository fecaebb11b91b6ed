import {
  type GroupAccount,
  groupAccountSchema,
} from "@funduq/shared-types/contracts/group-account";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen, within } from "@testing-library/react";
import { beforeAll } from "vitest";
import { aGroup, id } from "./a-group.ts";
import { openDashboard } from "./open-dashboard.tsx";

beforeAll(async () => {
  await import("../features/group/group-account-dialog.tsx");
}, 60_000);

const { id: groupId } = aGroup();

const line = (last: string, more: object) => ({
  id: id(last),
  businessDate: "2026-05-01",
  postedAt: "2026-05-01T10:00:00Z",
  postedBy: "Amina",
  department: null,
  method: null,
  reversesPostingId: null,
  reversalReason: null,
  reversedByPostingId: null,
  splitOfPostingId: null,
  night: null,
  item: null,
  rechargesPostingId: null,
  checkOutVersion: null,
  stay: null,
  ...more,
});

export const stay = (
  last: string,
  guestName: string,
  roomNumber: string,
  balanceCentimes: number,
) => ({
  bookingId: id(`9${last}`),
  guestName,
  roomNumber,
  status: "Checked-in",
  folios: [
    {
      id: id(`8${last}`),
      key: "folio_guest_personal",
      name: "Personal",
      payer: "Guest",
      chargesCentimes: balanceCentimes,
      paymentsCentimes: 0,
      balanceCentimes,
    },
  ],
});

const dinner = line("5", {
  kind: "charge",
  item: "restaurant",
  description: "Dinner",
  department: "Restaurant",
  amountCentimes: 3_000_000,
});
const taken = line("6", {
  kind: "charge",
  description: "Transfer to group account",
  method: "Group Account",
  amountCentimes: 500_000,
  stay: { bookingId: id("91"), postingId: id("92"), guestName: "Amel Kaci", roomNumber: "204" },
});

/** A dinner and a guest's stay on the group's own account; one of its two guests owes something. */
export const account = (more: object = {}): GroupAccount =>
  groupAccountSchema.parse({
    chargesCentimes: 900_000,
    paymentsCentimes: 0,
    balanceCentimes: 900_000,
    postings: [dinner, taken],
    stays: [stay("1", "Amel Kaci", "204", 0), stay("2", "أحمد بن علي", "205", 900_000)],
    ...more,
  });

/** The account of a group, and what was sent to it. */
export async function openAccount(
  answer: () => Response | object = () => ({ id: groupId, version: 1 }),
  status = "Confirmed",
  more: object = {},
  read = account(),
) {
  const sent: { path: string; body: unknown }[] = [];
  const at = "hotels/:hotelId/groups/:groupId";
  server.use(
    http.get(apiUrl(at), () => HttpResponse.json(aGroup({ status, ...more }))),
    http.get(apiUrl(`${at}/account`), () => HttpResponse.json(read)),
    http.post(apiUrl(`${at}/account/*`), async ({ request }) => {
      sent.push({
        path: new URL(request.url).pathname.split("/account/")[1] ?? "",
        body: await request.clone().json(),
      });
      const given = answer();
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  const page = await openDashboard({
    route: `/?group=${groupId}&task=account`,
    session: aSession({ hotels: [aHotel({ role: "front-office" })] }),
  });
  const dialog = await screen.findByRole("dialog", { name: /Tassili Tour/ });
  await within(dialog).findByText("Dinner");
  return { ...page, sent, dialog: within(dialog) };
}

/** What a screen reader adds to a button's name. */
export function saidOf(button: HTMLElement): string | null | undefined {
  return document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent;
}
