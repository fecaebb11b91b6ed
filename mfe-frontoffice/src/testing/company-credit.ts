import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { screen } from "@testing-library/react";

export const creditUrl = apiUrl("hotels/:hotelId/companies/:companyId/credit");

/** A billing rule that takes over the room. */
export const roomRule = { department: "Room", limitCentimes: 0, frequency: "perTransaction" };

/** Any company owes 480.000 DA, and its limit is given in dinars. Returns the queries that were asked. */
export function owes(limit: number, rules: object[] = []): string[] {
  const dinars = (amount: number) => amount * 100;
  const asked: string[] = [];
  server.use(
    http.get(creditUrl, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({
        credit: {
          limitCentimes: dinars(limit),
          openInvoicesCentimes: dinars(400_000),
          uninvoicedCentimes: dinars(70_000),
          unallocatedCentimes: dinars(10_000),
          inHouseCentimes: dinars(20_000),
          inHouseStays: 2,
          billingRules: rules,
        },
      });
    }),
  );
  return asked;
}

/** What a warning says, without marks of direction and no-break spaces. */
export const findWarning = (text: string | RegExp) =>
  screen.findByText((content, element) => {
    const said = content.replaceAll("\u00a0", " ").replaceAll(/[\u2066-\u2069]/g, "");
    return (
      element?.role === "status" && (typeof text === "string" ? said === text : text.test(said))
    );
  });
