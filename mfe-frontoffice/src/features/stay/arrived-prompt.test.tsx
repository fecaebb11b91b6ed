import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";

const gapsUrl = apiUrl("hotels/:hotelId/bookings/:bookingId/police-gaps");

/** Rachid Taha walks in and gets room 204 at once, or books it; what his form needs may be served otherwise. */
async function walkIn(
  button: "Check in now" | "Save booking" = "Check in now",
  gaps?: () => Response,
) {
  const page = await openDashboard();
  if (gaps) server.use(http.get(gapsUrl, gaps));
  await page.user.click(card("204"));
  const form = within(await screen.findByRole("dialog"));
  const rate = form.getByRole<HTMLSelectElement>("combobox", { name: /Rate plan/ });
  await waitFor(() => expect(rate.value).not.toBe(""));
  await page.user.type(form.getByRole("combobox", { name: /Guest/ }), "Rachid Taha");
  await page.user.click(form.getByRole("button", { name: button }));
  await screen.findByText(/Rachid Taha.*room 204/);
  return page;
}

const prompt = { name: "Rachid Taha is in room 204" };

test("POL-02 BK-01 who walks in is asked for the police form at once, and it leads to the form", async () => {
  const { user } = await walkIn();
  const asked = within(await screen.findByRole("dialog", prompt));
  expect(asked.getByText(/^Missing: .*document number/)).toBeTruthy();
  await user.click(asked.getByRole("button", { name: "Complete the form of Rachid Taha" }));
  const form = within(await screen.findByRole("dialog", { name: "Police form: Rachid Taha" }));
  await form.findByLabelText(/^Address/);

  await user.click(form.getByRole("button", { name: "Cancel" }));
  await user.click(asked.getByRole("button", { name: "Later" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("POL-02 the question goes away with the last form that is completed", async () => {
  let missing = ["idNumber"];
  const guest = { guestId: crypto.randomUUID(), fullName: "Rachid Taha" };
  const gaps = () => HttpResponse.json({ guests: [{ ...guest, missing }], unnamed: 0 });
  const { store } = await walkIn("Check in now", gaps);
  expect(await screen.findByRole("dialog", prompt)).toBeTruthy();
  missing = [];
  act(() => void store.dispatch(baseApi.util.invalidateTags(["Guest"])));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each([
  ["complete", () => HttpResponse.json({ guests: [], unnamed: 0 })],
  ["not readable", () => problem("internal")],
])("POL-02 nothing is asked where the form is %s", async (_, answer) => {
  const { promise: isAnswered, resolve } = Promise.withResolvers<void>();
  await walkIn("Check in now", () => {
    resolve();
    return answer();
  });
  await isAnswered;
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("POL-02 nothing is asked for a booking that is only saved", async () => {
  await walkIn("Save booking");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
