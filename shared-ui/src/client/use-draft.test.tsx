import { hotelIdSchema, userIdSchema } from "@funduq/shared-types/values/ids";
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import * as z from "zod";
import { DraftNotice } from "../components/form/draft-notice.tsx";
import { renderWithStore } from "../testing/render-with-store.tsx";
import { aSession } from "../testing/session.ts";
import { hotelSelected } from "./session-slice.ts";
import { signOut } from "./store.ts";
import { useDraft } from "./use-draft.ts";

const reader = z.object({ name: z.string(), nights: z.int() }).partial();
const begin = () => ({ name: "", nights: 1 });

function Form({ about = "guest" }: { about?: string }) {
  const form = useDraft(about, begin, reader);
  return (
    <>
      <DraftNotice form={form} />
      <input
        aria-label="Name"
        value={form.draft.name}
        onChange={({ target }) => form.update({ name: target.value })}
      />
      <output>{form.draft.nights}</output>
      <button type="button" onClick={form.forget}>
        Saved
      </button>
    </>
  );
}

/** A new store is what a reload makes: only the tab's own storage is left. */
async function open(session = aSession(), about?: string) {
  const page = await renderWithStore(<Form {...(about && { about })} />, { session });
  return { ...page, name: screen.getByLabelText<HTMLInputElement>("Name") };
}

async function typeThenReload(text: string) {
  const page = await open();
  await page.user.type(page.name, text);
  page.unmount();
}

it("X-02 gives back what was typed before a reload, says so, and can start over", async () => {
  await typeThenReload("Yasmine");

  const page = await open();
  expect(page.name.value).toBe("Yasmine");
  expect(screen.getByText("What you had typed before is back.")).toBeTruthy();
  await page.user.click(screen.getByRole("button", { name: "Start over" }));
  expect(page.name.value).toBe("");
  expect(screen.queryByText("What you had typed before is back.")).toBeNull();
  page.unmount();
  expect((await open()).name.value).toBe("");
});

it("X-02 keeps nothing once the form was saved, and nothing of a form that nobody touched", async () => {
  const page = await open();
  await page.user.type(page.name, "Yasmine");
  await page.user.click(screen.getByRole("button", { name: "Saved" }));
  page.unmount();

  expect((await open()).name.value).toBe("");
  expect(sessionStorage.length).toBe(0);
});

it.each([
  ["another user", () => open(aSession({ user: { id: userIdSchema.parse(crypto.randomUUID()) } }))],
  ["another kind", () => open(aSession(), "company")],
])("X-07 shows it in no form of %s", async (_, openOther) => {
  await typeThenReload("Yasmine");
  expect((await openOther()).name.value).toBe("");
});

it("X-07 is gone after signing out", async () => {
  const page = await open();
  await page.user.type(page.name, "Yasmine");
  page.unmount();
  page.store.dispatch(signOut());
  expect(sessionStorage.length).toBe(0);
});

it("X-07 is gone after signing out of an open form, too", async () => {
  const page = await open();
  await page.user.type(page.name, "Yasmine");
  act(() => void page.store.dispatch(signOut()));
  expect(sessionStorage.length).toBe(0);
});

it("X-07 follows nobody into another hotel", async () => {
  const page = await open();
  await page.user.type(page.name, "Yasmine");
  const kept = { ...sessionStorage };
  act(() => void page.store.dispatch(hotelSelected(hotelIdSchema.parse(crypto.randomUUID()))));
  expect({ ...sessionStorage }).toEqual(kept);
});

it.each([
  ["of another release", JSON.stringify({ at: Date.now(), draft: { name: 7 } })],
  ["that is damaged", "{"],
  ["of yesterday", JSON.stringify({ at: Date.now() - 13 * 3_600_000, draft: { name: "Old" } })],
])("throws away a draft %s", async (_, stored) => {
  await typeThenReload("Yasmine");
  sessionStorage.setItem(Object.keys(sessionStorage)[0] ?? "", stored);
  expect((await open()).name.value).toBe("");
});
