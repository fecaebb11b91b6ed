import { bookingSchema } from "@funduq/shared-types/contracts/booking";
import { ZERO } from "@funduq/shared-types/values/money";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel } from "@funduq/shared-ui/testing/session";
import { screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { addTexts } from "../../i18n/catalogue.ts";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { openForm } from "../../testing/open-folios.tsx";
import { bookingIn } from "../../testing/open-panel.tsx";
import { PostPaymentDialog } from "./post-payment-dialog.tsx";

beforeAll(addTexts);

/** The company stay whose guest has no folio: nothing is chosen to begin with. */
function withoutPersonalFolio(): MockHotel {
  const hotel = new MockHotel();
  const stay = bookingIn(hotel, "201");
  stay.folios = stay.folios.filter(({ payer }) => payer === "Company");
  return hotel;
}

test("FOL-04 a charge asks for the folio where none is chosen", async () => {
  const sentence = "Please select a folio to post the charge to.";
  const { form, user } = await openForm("Post Charge", withoutPersonalFolio());
  expect(form.queryByText(sentence)).toBeNull();
  await user.click(form.getByRole("button", { name: "Post Charge" }));
  expect(form.getByText(sentence)).toBeTruthy();
  await user.selectOptions(form.getByLabelText(/^Folio/), "Sonatrach");
  expect(form.queryByText(sentence)).toBeNull();
});

test("FOL-05 a payment asks for the folio where none is chosen", async () => {
  const sentence = "Please select a folio to post the payment to.";
  const hotel = withoutPersonalFolio();
  const booking = bookingSchema.parse(bookingIn(hotel, "201"));
  const bookingRef = { hotelId: aHotel().hotelId, bookingId: booking.id };
  const dueOf = () => ({ balanceCentimes: ZERO, toComeCentimes: ZERO });
  const { user } = await renderWithStore(
    <PostPaymentDialog
      bookingRef={bookingRef}
      booking={booking}
      dueOf={dueOf}
      onClose={() => undefined}
    />,
  );
  await user.click(screen.getByRole("button", { name: "Post Payment" }));
  expect(screen.getByText(sentence)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText(/^Folio/), "Sonatrach");
  expect(screen.queryByText(sentence)).toBeNull();
});

test("FOL-04 a charge is of one of the specification's departments", async () => {
  const { form } = await openForm("Post Charge");
  const departments = form.getByLabelText<HTMLSelectElement>(/^Department/);
  expect([...departments.options].map(({ text }) => text)).toEqual([
    ...["Restaurant", "Front Office", "Housekeeping", "Spa", "Other"],
  ]);
});

test("FOL-05 a failed payment says so and keeps what was typed", async () => {
  const { form, user } = await openForm("Post Payment");
  const payments = apiUrl("hotels/:hotelId/bookings/:bookingId/payments");
  server.use(http.post(payments, () => problem("service.busy")));
  const amount = form.getByLabelText<HTMLInputElement>(/Amount/);
  await user.clear(amount);
  await user.type(amount, "500{Enter}");
  expect(await form.findByText(/Failed to post payment\. Please check the console\./)).toBeTruthy();
  expect(amount.value).toMatch(/^500/);
});
