import type { GuestNotes } from "@funduq/shared-types/contracts/guest";
import { describe, expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { guestsAt as at, guestDesk, nothing } from "../../testing/guest-desk.ts";
import { outcomeOf } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const app = await testApp();
const { request, database, owner } = app;
const { created } = guestDesk(app);

describe("a guest's notes", () => {
  it("GST-04 are kept with time and user, newest first", async () => {
    const staff = await makeStaff(database, { displayName: "Yasmine" });
    const { id } = await created(staff, { ...nothing, fullName: "Nadia" });
    const note = (text: string) =>
      request("POST", at(staff, `/${id}/notes`), { as: staff, body: { note: text } });
    await note("Wants a quiet room");
    const second = await note("  Allergic to nuts ");
    expect(second.status).toBe(201);
    const notes = await request("GET", at(staff, `/${id}/notes`), { as: staff });
    expect(await notes.json()).toMatchObject({
      notes: [
        { note: "Allergic to nuts", user: "Yasmine", at: expect.stringContaining("2026-11-21") },
        { note: "Wants a quiet room" },
      ],
    });
  });

  it("GST-04 come a page at a time, each once, also those of one millisecond", async () => {
    const staff = await makeStaff(database);
    const { id } = await created(staff, { ...nothing, fullName: "Nadia" });
    // Three notes share each instant; instants are 100 microseconds apart.
    await owner`
      insert into guest_notes (hotel_id, id, guest_id, note, noted_by, noted_at)
      select ${staff.hotelId}, gen_random_uuid(), ${id}, 'Note ' || n, ${staff.userId},
        timestamptz '2026-01-01' + n / 3 * interval '100 microseconds'
      from generate_series(0, 120) n`;
    const seen: GuestNotes["notes"] = [];
    const sizes: number[] = [];
    let after = "";
    for (let isMore = true; isMore; ) {
      const answer = await request("GET", at(staff, `/${id}/notes${after}`), { as: staff });
      const { notes, next }: GuestNotes = await answer.json();
      seen.push(...notes);
      sizes.push(notes.length);
      isMore = next !== null;
      after = `?beforeId=${next}`;
    }
    expect(sizes).toEqual([50, 50, 21]);
    expect(new Set(seen.map((note) => note.id)).size).toBe(121);
    const instants = seen.map((note) => note.at);
    expect(instants).toEqual([...instants].sort().reverse());
  });

  it("GST-04 refuse a cursor that is no id; behind an unknown one there is nothing", async () => {
    const staff = await makeStaff(database);
    const { id } = await created(staff, { ...nothing, fullName: "Nadia" });
    const page = (beforeId: string) =>
      request("GET", at(staff, `/${id}/notes?beforeId=${beforeId}`), { as: staff });
    expect((await page("nothing")).status).toBe(400);
    const unknown = await page("01900000-0000-7000-8000-000000000009");
    expect(await unknown.json()).toEqual({ notes: [], next: null });
  });

  it("GST-04 are refused when blank, and for a guest who is not saved", async () => {
    const staff = await makeStaff(database);
    const { id } = await created(staff, { ...nothing, fullName: "Nadia" });
    const post = (guestId: string, note: string) =>
      request("POST", at(staff, `/${guestId}/notes`), { as: staff, body: { note } });
    expect((await post(id, " \n ")).status).toBe(400);
    const unsaved = await post("01900000-0000-7000-8000-000000000009", "Hello");
    expect(await outcomeOf(unsaved)).toMatchObject({ code: "guest.not-found" });
  });
});
