import { type Printer, savePrinterSchema } from "@funduq/shared-types/contracts/pos-print";
import { posPrinterIdSchema } from "@funduq/shared-types/values/ids";
import { HttpResponse, http } from "msw";
import { problem } from "./problem.ts";

const AT = "/api/hotels/:hotelId/restaurants/:restaurantId";
const done = () => new HttpResponse(null, { status: 204 });

/** A restaurant without network printers, which keeps those that are added. */
export function printingHandlers() {
  let printers: Printer[] = [];
  return [
    http.get(`${AT}/printers`, () => HttpResponse.json({ printers })),
    http.get(`${AT}/print-troubles`, () => HttpResponse.json({ troubles: [] })),
    http.put(`${AT}/printers/:id`, async ({ params, request }) => {
      const { version, ...values } = savePrinterSchema.parse(await request.json());
      if (!/^(?:10|192\.168)\./u.test(values.host)) return problem("printer.address-refused");
      const id = posPrinterIdSchema.parse(params.id);
      const saved = { ...values, id, confirms: false, version: (version ?? 0) + 1 };
      printers = [...printers.filter((printer) => printer.id !== id), saved];
      return HttpResponse.json({ id, version: saved.version });
    }),
    http.delete(`${AT}/printers/:id`, ({ params }) => {
      printers = printers.filter(({ id }) => id !== params.id);
      return done();
    }),
    http.post(`${AT}/printers/:id/test`, done),
    http.post(`${AT}/printers/:id/retry`, done),
    http.post(`${AT}/printers/:id/hold`, () => HttpResponse.json({ papers: [], tillPapers: [] })),
    http.post(`${AT}/print-jobs/held`, done),
    http.post(`${AT}/print-jobs/drop`, done),
  ];
}
