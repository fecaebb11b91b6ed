import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import { HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aReservation } from "../../../standalone/reservations.ts";
import { openList, openWith, tableId } from "../../../testing/open-reservations.tsx";
import { billsUrl } from "../../../testing/open-till.tsx";

// Eight in the evening in Algiers.
beforeEach(() => void vi.setSystemTime("2026-11-28T19:00:00Z"));
afterEach(() => void vi.useRealTimers());

const reservationsUrl = billsUrl.replace(/bills$/u, "reservations");
const isTaken = /is taken at this time/u;
const notKnown = /^Which tables are taken is not known/u;

/** The form of a new reservation, or of the one that is opened by its guest's name. */
async function openForm(reservations: readonly TableReservation[], guestName?: string) {
  const page = await openWith(reservations);
  const { user } = page;
  const list = await openList(page);
  const opener = guestName ? `Edit ${guestName}` : "New reservation";
  const title = guestName ? "Edit reservation" : "New reservation";
  await waitFor(() =>
    expect(list.getByRole<HTMLButtonElement>("button", { name: opener }).disabled).toBe(false),
  );
  await user.click(list.getByRole("button", { name: opener }));
  const form = within(await screen.findByRole("dialog", { name: title }));
  const field = (label: RegExp) => form.getByLabelText<HTMLInputElement>(label);
  const fill = async (label: RegExp, text: string) => {
    await user.clear(field(label));
    await user.type(field(label), text);
  };
  /** The region of the warnings: the one after the tables. */
  const region = () => {
    const tables = form.getByRole("group", { name: "Tables" });
    return within(tables).getByRole("status");
  };
  const faceOf = (name: string) => {
    const button = form.getByText(name, { selector: "bdi" }).closest("button");
    if (!button) throw new Error(`${name} is no table`);
    return button;
  };
  return { user, form, field, fill, region, faceOf };
}

describe("POS-02 the form of a reservation", () => {
  it("says that a table is taken by guests of the evening before who stay into the morning", async () => {
    const wedding = { startsAt: "2026-11-28T21:00:00Z", endsAt: "2026-11-29T09:00:00Z" };
    const { form, fill, faceOf } = await openForm([
      aReservation({ ...wedding, guestName: "Wedding", tableIds: [tableId("T1")] }),
    ]);
    await fill(/^Day/u, "29/11/2026");
    await fill(/^Time/u, "08:00");
    expect(
      await form.findByRole("button", { name: /^T1.*22:00 to 10:00.*Wedding$/u }),
    ).toBeTruthy();
    await fill(/^Time/u, "10:00");
    await waitFor(() => expect(faceOf("T1").textContent).toMatch(/seats$/u));
  });

  it("says that a table is taken by guests of the next morning, into which it reaches", async () => {
    const breakfast = { startsAt: "2026-11-29T04:30:00Z", endsAt: "2026-11-29T06:00:00Z" };
    const { form, fill, faceOf } = await openForm([
      aReservation({ ...breakfast, guestName: "Breakfast", tableIds: [tableId("T1")] }),
    ]);
    await fill(/^Time/u, "23:00");
    await waitFor(() => expect(faceOf("T1").textContent).toMatch(/seats$/u));
    await fill(/^Length/u, "400");
    expect(
      await form.findByRole("button", { name: /^T1.*05:30 to 07:00.*Breakfast$/u }),
    ).toBeTruthy();
  });

  it("says that it is not known which tables are taken while the day is read, and where that failed", async () => {
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    const { form, fill, region } = await openForm([]);
    server.use(
      http.get(reservationsUrl, async () => {
        await held;
        return HttpResponse.json({}, { status: 503 });
      }),
    );
    expect(region().textContent).toBe("");
    await fill(/^Time/u, "21:00");
    expect(region().textContent).toBe("");
    await fill(/^Day/u, "05/12/2026");
    expect(await form.findByText(notKnown)).toBeTruthy();
    answer();
    await fill(/^Day/u, "28/11/2026");
    await waitFor(() => expect(region().textContent).toBe(""));
    await fill(/^Day/u, "05/12/2026");
    expect(await form.findByText(notKnown)).toBeTruthy();
  });

  it("announces in one region, there from the start, that a chosen table is taken and has too few seats", async () => {
    const { user, form, fill, region, faceOf } = await openForm([
      aReservation({ tableIds: [tableId("T1")] }),
    ]);
    const announced = region();
    expect(announced.textContent).toBe("");
    await fill(/^Time/u, "23:00");
    await user.click(faceOf("T1"));
    expect(announced.textContent).toBe("");
    await fill(/^Time/u, "21:00");
    expect(await form.findByText(isTaken)).toBeTruthy();
    expect(announced.textContent).toBe("T1 is taken at this time.");
    await fill(/^Guests/u, "12");
    await waitFor(() => expect(announced.textContent).toMatch(/12 guests, and .* seats/u));
    expect(region()).toBe(announced);
    await user.click(faceOf("T1"));
    await waitFor(() => expect(announced.textContent).toBe(""));
  });

  it("calls a time that is over an error, as it is refused, and warns of one that has begun", async () => {
    const { form, field, fill, region } = await openForm([]);
    await fill(/^Time/u, "17:59");
    expect(await form.findByText("This time is already over.")).toBeTruthy();
    expect(field(/^Time/u).getAttribute("aria-invalid")).toBe("true");
    expect(region().textContent).toBe("");
    await fill(/^Time/u, "19:00");
    await waitFor(() => expect(region().textContent).toBe("This time has already begun."));
    expect(form.queryByText("This time is already over.")).toBeNull();
    expect(field(/^Time/u).hasAttribute("aria-invalid")).toBe(false);
    await fill(/^Time/u, "20:00");
    await waitFor(() => expect(region().textContent).toBe(""));
  });

  it("warns of a reservation's time only where it is moved to one that has begun", async () => {
    const late = { startsAt: "2026-11-28T18:30:00Z", endsAt: "2026-11-28T20:30:00Z" };
    const { fill, region } = await openForm(
      [aReservation({ ...late, tableIds: [tableId("T7")] })],
      "Nadia Hamdi",
    );
    const warning = "This time has already begun.";
    expect(region().textContent).not.toContain(warning);
    await fill(/^Time/u, "19:15");
    await waitFor(() => expect(region().textContent).toContain(warning));
    await fill(/^Time/u, "19:30");
    await waitFor(() => expect(region().textContent).not.toContain(warning));
  });

  it("of seated guests calls a length an error whose end is over", async () => {
    const seated = { startsAt: "2026-11-28T18:00:00Z", endsAt: "2026-11-28T20:30:00Z" };
    const { form, field, fill } = await openForm(
      [aReservation({ ...seated, state: "seated", tableIds: [tableId("T7")] })],
      "Nadia Hamdi",
    );
    await fill(/^Length/u, "45");
    expect(await form.findByText("This time is already over.")).toBeTruthy();
    expect(field(/^Length/u).getAttribute("aria-invalid")).toBe("true");
    expect(field(/^Time/u).hasAttribute("aria-invalid")).toBe(false);
  });

  it("of guests who were seated before their time shows since when they have the table", async () => {
    const early = { state: "seated", holdsFrom: "2026-11-28T18:10:00Z" };
    const evening = { startsAt: "2026-11-28T20:00:00Z", endsAt: "2026-11-28T22:00:00Z" };
    const { form, fill } = await openForm([
      aReservation({ ...evening, ...early, tableIds: [tableId("T1")] }),
    ]);
    await fill(/^Time/u, "20:00");
    await fill(/^Length/u, "30");
    expect(await form.findByRole("button", { name: /^T1.*19:10 to 23:00.*Nadia/u })).toBeTruthy();
  });
});
