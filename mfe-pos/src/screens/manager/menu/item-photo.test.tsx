import type { SaveItem } from "@funduq/shared-types/contracts/pos-menu";
import type { Language } from "@funduq/shared-types/contracts/session";
import { apiUrl, http, problem, server } from "@funduq/shared-ui/testing/server";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openRestaurant } from "../../../testing/open-restaurant.tsx";
import { aPicture, drawnAs, readPictures } from "../../../testing/pictures.ts";

const itemUrl = apiUrl("hotels/:hotelId/restaurants/:restaurantId/items/:id");

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const words = {
  en: { edit: "Edit", save: "Save", photo: "Photo", choose: "Choose a photo" },
  fr: { edit: "Modifier", save: "Enregistrer", photo: "Photo", choose: "Choisir une photo" },
  ar: { edit: "تعديل", save: "حفظ", photo: "الصورة", choose: "اختيار صورة" },
} as const;

/** The manager with the form of Baklawa open; `sent` has what was saved. */
async function openBaklawa(language: Language = "en") {
  const said = words[language];
  const { user } = await openRestaurant("pos-manager", { language });
  await user.click(await screen.findByRole("button", { name: "Restaurant El Bahdja" }));
  const edit = async () => {
    const row = await screen.findByRole("row", { name: /Baklawa/ });
    await user.click(within(row).getAllByRole("button").at(-1) as HTMLElement);
    await user.click(screen.getByRole("menuitem", { name: said.edit }));
  };
  await edit();
  const dialog = () => within(screen.getByRole("dialog"));
  const sent: SaveItem[] = [];
  server.use(
    http.put(itemUrl, async ({ request }) => {
      sent.push((await request.clone().json()) as SaveItem);
      // Nothing: the menu behind it answers.
    }),
  );
  const photo = () => dialog().queryByRole("img", { name: said.photo })?.getAttribute("src");
  const choose = (file: File) =>
    fireEvent.change(dialog().getByLabelText(said.choose, { selector: "input" }), {
      target: { files: [file] },
    });
  const save = () => user.click(dialog().getByRole("button", { name: said.save }));
  return { user, edit, dialog, sent, photo, choose, save };
}

describe("POS-01 the photo of an item", () => {
  it("is shown at once, saved with the item, replaced and removed", async () => {
    readPictures();
    const { user, edit, dialog, sent, photo, choose, save } = await openBaklawa();
    expect(dialog().getByText("No photo")).toBeTruthy();
    expect(dialog().queryByRole("button", { name: "Remove photo" })).toBeNull();

    choose(aPicture());
    await waitFor(() => expect(photo()).toMatch(/^data:image\/jpeg;base64,/));
    expect(sent).toEqual([]);
    await save();
    expect(await screen.findByText("Baklawa was saved.")).toBeTruthy();
    expect(drawnAs(sent[0]?.photo)).toBe("480x360 0.85");

    await edit();
    await waitFor(() => expect(photo()).toMatch(/^\/api\/hotels\/.*\/photos\/[0-9a-f]{32}$/));
    await save();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).not.toHaveProperty("photo");

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await edit();
    await user.click(dialog().getByRole("button", { name: "Remove photo" }));
    expect(photo()).toBeUndefined();
    expect(document.activeElement?.textContent).toBe("Choose a photo");
    await save();
    await waitFor(() => expect(sent[2]?.photo).toBeNull());
  });

  it("that was chosen and taken off again is not sent", async () => {
    readPictures();
    const { user, dialog, sent, photo, choose, save } = await openBaklawa();
    choose(aPicture());
    await waitFor(() => expect(photo()).toBeTruthy());
    await user.click(dialog().getByRole("button", { name: "Remove photo" }));
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty("photo");
  });

  it("holds the form back while it is read", async () => {
    const { createImageBitmap } = readPictures();
    let read = () => {};
    const inTime = new Promise<void>((resolve) => {
      read = resolve;
    });
    const reads = createImageBitmap.getMockImplementation();
    createImageBitmap.mockImplementation(async (...args) => {
      await inTime;
      return (reads as NonNullable<typeof reads>)(...args);
    });
    const { dialog, sent, choose, save } = await openBaklawa();
    choose(aPicture());
    expect(dialog().getAllByText("The photo is being read…").length).toBeGreaterThan(0);
    expect(dialog().getByRole("button", { name: "Save" })).toHaveProperty("disabled", true);
    read();
    await waitFor(() =>
      expect(dialog().getByRole("button", { name: "Save" })).toHaveProperty("disabled", false),
    );
    await save();
    await waitFor(() => expect(drawnAs(sent[0]?.photo)).toBe("480x360 0.85"));
  });

  it.each([
    ["en", /carte\.pdf.* can't be read as a photo\. Choose a JPEG, PNG or WebP picture\./],
    ["fr", /carte\.pdf.* n’est pas lisible comme photo\. Choisissez une image JPEG, PNG ou WebP\./],
    ["ar", /لا يمكن قراءة .*carte\.pdf.* كصورة\. اختر صورة JPEG أو PNG أو WebP\./],
  ] as const)(
    "says what is no picture, and loses nothing of the form: %s",
    async (language, said) => {
      readPictures();
      const { user, dialog, photo, choose } = await openBaklawa(language);
      choose(aPicture());
      await waitFor(() => expect(photo()).toBeTruthy());
      const before = photo();
      const name = dialog().getAllByRole("textbox")[0] as HTMLInputElement;
      await user.type(name, " au miel");

      choose(aPicture("carte.pdf", "application/pdf"));

      expect((await dialog().findByRole("alert")).textContent).toMatch(said);
      expect(name.value).toBe("Baklawa au miel");
      expect(photo()).toBe(before);
      choose(aPicture());
      await waitFor(() => expect(dialog().queryByRole("alert")).toBeNull());
    },
  );

  it("that the API refuses is said at its field; everything stays", async () => {
    readPictures();
    const { dialog, photo, choose, save } = await openBaklawa();
    server.use(http.put(itemUrl, () => problem("item.photo-refused")));
    choose(aPicture());
    await waitFor(() => expect(photo()).toBeTruthy());
    await save();
    const field = within(dialog().getByRole("group", { name: "Photo" }));
    expect(await field.findByText(/This is not a photo/)).toBeTruthy();
    expect(photo()).toBeTruthy();
  });
});
