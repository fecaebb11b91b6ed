import { baseApi } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { id } from "../../testing/a-group.ts";
import { account, openAccount, saidOf, stay } from "../../testing/open-group-account.tsx";

test("GRP-03 what the guests owe is shown before the group takes it over; who pays alone is left out", async () => {
  const { user, sent, dialog } = await openAccount(() =>
    problem("folio.balance-changed", { folioName: "205", balanceCentimes: 1_000_000 }),
  );
  await user.click(dialog.getByRole("button", { name: "Take over from guests" }));
  const taking = within(await screen.findByRole("dialog", { name: /takes over from its guests/ }));
  const guest = taking.getByRole("checkbox", { name: /أحمد بن علي/ });
  await user.click(guest);
  expect(taking.getByRole("button", { name: /^Take over/ })).toHaveProperty("disabled", true);
  await user.click(guest);
  await user.click(taking.getByRole("button", { name: /^Take over/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    path: "transfers",
    body: { folios: [{ bookingId: id("92"), folioId: id("82"), amountCentimes: 900_000 }] },
  });
  expect(await taking.findByText(/Nothing was taken over/)).toBeTruthy();
});

test("GRP-03 what a guest owes anew meanwhile is said, and goes over only after the desk has seen it", async () => {
  let now = account();
  const { user, sent, dialog, store } = await openAccount(() =>
    problem("folio.balance-changed", { folioName: "Personal", balanceCentimes: 1_000_000 }),
  );
  server.use(
    http.get(apiUrl("hotels/:hotelId/groups/:groupId/account"), () => HttpResponse.json(now)),
  );
  await user.click(dialog.getByRole("button", { name: "Take over from guests" }));
  const taking = within(await screen.findByRole("dialog", { name: /takes over from its guests/ }));
  expect(taking.getAllByRole("checkbox")).toHaveLength(1);

  now = account({
    stays: [stay("1", "Amel Kaci", "204", 200_000), stay("2", "أحمد بن علي", "205", 1_000_000)],
  });
  act(() => void store.dispatch(baseApi.util.invalidateTags(["Folio"])));
  expect(
    await taking.findByText(/204 · .*Amel Kaci.*: now .*2.000,00 DA.*, was .*0,00 DA/),
  ).toBeTruthy();
  expect(taking.getByText(/205 · .*: now .*10.000,00 DA.*, was .*9.000,00 DA/)).toBeTruthy();
  expect(taking.getAllByRole("checkbox")).toHaveLength(1);

  // Sent nevertheless, it is what was seen, and the server refuses it.
  await user.click(taking.getByRole("button", { name: /^Take over .*9.000,00/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const body = { folios: [{ bookingId: id("92"), folioId: id("82"), amountCentimes: 900_000 }] };
  expect(sent[0]?.body).toEqual(body);

  await user.click(await taking.findByRole("button", { name: "Show as it is now" }));
  const ticks = await taking.findAllByRole("checkbox", { checked: false });
  expect(ticks).toHaveLength(2);
  expect(taking.queryByText(/was .*9.000/)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(ticks[0]));
  await user.click(taking.getByRole("checkbox", { name: /205/ }));
  await user.click(taking.getByRole("button", { name: /^Take over .*10.000,00/ }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toEqual({
    folios: [{ bookingId: id("92"), folioId: id("82"), amountCentimes: 1_000_000 }],
  });
});

test("GRP-03 where no guest owes anything, the reader is told why nothing can be taken over, and not by a tooltip", async () => {
  const settled = account({ stays: [stay("1", "Amel Kaci", "204", 0)] });
  const { dialog } = await openAccount(account, "Confirmed", {}, settled);
  const takeOver = dialog.getByRole("button", { name: "Take over from guests" });
  expect(takeOver).toHaveProperty("disabled", true);
  expect(dialog.getByText(/^Nothing to take over: /)).toBeTruthy();
  expect(saidOf(takeOver)).toMatch(/^Nothing to take over: no guest of the group owes anything/);
});
