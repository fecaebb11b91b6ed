import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openFolios, openForm } from "../../testing/open-folios.tsx";

const url = (path: string) => apiUrl(`hotels/:hotelId/bookings/:bookingId/${path}`);

test("FOL-05 X-04 an amount that was typed and left says what is wrong with it before the form is sent", async () => {
  const { form, user } = await openForm("Post Payment");
  await user.type(form.getByLabelText(/Amount/), "0");
  expect(form.queryByRole("alert")).toBeNull();
  await user.tab();
  expect(form.getByRole("alert").textContent).toMatch(/It must be above zero\./);
});

test("FOL-04 X-02 what only the API finds wrong with a charge is said beside its field, until that is changed", async () => {
  const { form, user } = await openForm("Post Charge");
  const fields = [{ path: "description", message: "This can't be charged." }];
  server.use(http.post(url("charges"), () => problem("request.invalid", { fields })));
  await user.type(form.getByLabelText(/Description/), "Dinner");
  await user.type(form.getByLabelText(/Amount/), "500{Enter}");
  await vi.waitFor(() =>
    expect(form.getByLabelText(/Description/).getAttribute("aria-invalid")).toBe("true"),
  );
  expect(document.activeElement).toBe(form.getByLabelText(/Description/));
  await user.type(form.getByLabelText(/Description/), "!");
  expect(form.getByLabelText(/Description/).getAttribute("aria-invalid")).toBeNull();
});

test("FOL-02 a part that is no part is refused as it is typed", async () => {
  const { folios, user } = await openFolios();
  await user.click(folios.getByRole("button", { name: "Split: Room 201" }));
  const form = within(await screen.findByRole("dialog", { name: "Split this posting" }));
  await user.type(form.getByLabelText(/Amount to move/), "19.500");
  expect(form.getByRole("alert").textContent).toMatch(/below the whole amount of 19\.500,00/);
  await user.type(form.getByLabelText(/Amount to move/), "{Backspace}");
  expect(form.queryByRole("alert")).toBeNull();
});
