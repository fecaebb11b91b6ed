import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { Combobox } from "./combobox.tsx";
import { MultiSelect } from "./multi-select.tsx";

const countries = [
  { value: "DZ", label: "Algérie" },
  { value: "MA", label: "Maroc" },
  { value: "ML", label: "Mali" },
  { value: "DE", label: "Allemagne" },
] as const;
type Code = (typeof countries)[number]["value"];

function Nationality() {
  const [value, setValue] = useState<Code | "">("DZ");
  return (
    <>
      <Combobox label="Nationality" value={value} onChange={setValue} options={countries} />
      <p>Chosen: {value || "none"}</p>
    </>
  );
}

function RoomTypes({ start = [] }: { start?: Code[] }) {
  const [values, setValues] = useState<Code[]>(start);
  return (
    <>
      <MultiSelect label="Countries" values={values} onChange={setValues} options={countries} />
      <p>Chosen: {values.join(",") || "none"}</p>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("combobox");
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const activeOption = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;

describe("X-06 a select with typing", () => {
  it("opens from either end, goes round, and Enter takes", async () => {
    const { user } = await renderWithStore(<Nationality />);
    await user.tab();
    await user.keyboard("{ArrowUp}");
    expect(activeOption()).toBe("Allemagne");
    await user.keyboard("{ArrowDown}");
    expect(activeOption()).toBe("Algérie");
    expect(screen.getByRole("option", { selected: true }).textContent).toBe("Algérie");
    await user.keyboard("{ArrowDown}{Enter}");

    expect(screen.getByText("Chosen: MA")).toBeTruthy();
    expect(field().value).toBe("Maroc");
    expect(field().getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(field());
  });

  it("finds without accents, the beginning first", async () => {
    const { user } = await renderWithStore(<Nationality />);
    await user.clear(field());
    await user.type(field(), "al");
    expect(options()).toEqual(["Algérie", "Allemagne", "Mali"]);
    await user.type(field(), "{backspace}{backspace}mal{Enter}");
    expect(screen.getByText("Chosen: ML")).toBeTruthy();
  });

  it("Esc closes, then brings back what was chosen; leaving does so too", async () => {
    const { user } = await renderWithStore(<Nationality />);
    await user.clear(field());
    await user.type(field(), "zz{Escape}");
    expect(field().getAttribute("aria-expanded")).toBe("false");
    await user.keyboard("{Escape}");
    expect(field().value).toBe("Algérie");

    await user.type(field(), "zz");
    await user.tab();
    expect(field().value).toBe("Algérie");
    expect(screen.getByText("Chosen: DZ")).toBeTruthy();
  });

  it("left with the Tab key, it takes the only option that fits what was typed, and none of several", async () => {
    const { user } = await renderWithStore(<Nationality />);
    await user.clear(field());
    await user.type(field(), "ma");
    await user.tab();
    expect(screen.getByText("Chosen: DZ")).toBeTruthy();
    await user.clear(field());
    await user.type(field(), "maro");
    await user.tab();
    expect(screen.getByText("Chosen: MA")).toBeTruthy();
    expect(field().value).toBe("Maroc");
  });

  it("emptied and left it holds nothing; Alt+Down opens without a choice", async () => {
    const { user } = await renderWithStore(<Nationality />);
    await user.clear(field());
    await user.tab();
    expect(screen.getByText("Chosen: none")).toBeTruthy();

    await user.click(document.body);
    field().focus();
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(options()).toHaveLength(4);
    expect(activeOption()).toBeUndefined();
    await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(options()).toHaveLength(0);
  });
});

describe("X-06 several of a list", () => {
  it("stays open while choosing, and a second Enter takes back", async () => {
    const { user } = await renderWithStore(<RoomTypes />);
    await user.click(field());
    await user.keyboard("{ArrowDown}{Enter}{ArrowDown}{Enter}");
    expect(screen.getByText("Chosen: DZ,MA")).toBeTruthy();
    expect(screen.getByText("2 chosen")).toBeTruthy();
    await user.keyboard("{Enter}");
    expect(screen.getByText("Chosen: DZ")).toBeTruthy();
  });

  it("Backspace takes the last chip, Delete the one with the focus", async () => {
    const { user } = await renderWithStore(<RoomTypes start={["DZ", "MA", "ML"]} />);
    await user.tab();
    await user.keyboard("{Backspace}");
    expect(screen.getByText("Chosen: DZ,MA")).toBeTruthy();

    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove Algérie");
    await user.keyboard("{Delete}");
    expect(screen.getByText("Chosen: MA")).toBeTruthy();
    expect(document.activeElement).toBe(field());
  });

  it("X-05 the arrow back points the other way in Arabic", async () => {
    const { user } = await renderWithStore(
      <div style={{ direction: "rtl" }}>
        <RoomTypes start={["DZ", "MA"]} />
      </div>,
      { language: "ar" },
    );
    await user.tab();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement?.getAttribute("aria-label")).toContain("Maroc");
    await user.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(field());
  });
});
