import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { SearchField } from "./search-field.tsx";

const guests = [{ name: "Amine Bensalem" }, { name: "Amira Cherif" }];

type GuestSearchProps = { onSearch: (text: string) => void; onlySuggested?: boolean };

function GuestSearch({ onSearch, onlySuggested = false }: GuestSearchProps) {
  const [text, setText] = useState("");
  const [picked, setPicked] = useState("");
  return (
    <>
      <SearchField
        label="Guest"
        value={text}
        onChange={setText}
        onSearch={onSearch}
        minLength={3}
        suggestions={onlySuggested ? guests.slice(1) : guests}
        onlySuggested={onlySuggested}
        itemKey={({ name }) => name}
        renderItem={({ name }) => name}
        onPick={({ name }) => {
          setText(name);
          setPicked(name);
        }}
      />
      <p>Picked: {picked}</p>
    </>
  );
}

afterEach(() => void vi.useRealTimers());

it("FO-11 asks 300 ms after the last key, and not a moment before", async () => {
  const onSearch = vi.fn();
  await renderWithStore(<GuestSearch onSearch={onSearch} />);
  onSearch.mockClear();
  vi.useFakeTimers();
  const type = (value: string) =>
    fireEvent.change(screen.getByRole("combobox"), { target: { value } });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  type("ami");
  pass(299);
  expect(onSearch).not.toHaveBeenCalled();
  // Each key begins the wait anew.
  type("amin");
  pass(299);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch.mock.calls).toEqual([["amin"]]);
});

it("BK-01 suggests guests once typing rests, and takes one by keyboard", async () => {
  const onSearch = vi.fn();
  const { user } = await renderWithStore(<GuestSearch onSearch={onSearch} />);

  await user.type(screen.getByRole("combobox", { name: "Guest" }), "ami");
  expect(await screen.findAllByRole("option")).toHaveLength(2);
  // Once for the field's start, once for the whole word: not per letter.
  expect(onSearch.mock.calls).toEqual([[""], ["ami"]]);

  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(screen.getByText("Picked: Amira Cherif")).toBeTruthy();
  expect(screen.queryByRole("listbox")).toBeNull();
});

function Faulty(props: { errorSaysEmpty?: boolean; isLoading?: boolean }) {
  const [text, setText] = useState("");
  return (
    <SearchField
      {...props}
      label="Company"
      value={text}
      onChange={setText}
      atHand
      onSearch={() => {}}
      suggestions={[] as string[]}
      itemKey={(name) => name}
      renderItem={(name) => name}
      onPick={() => {}}
      error="Please choose a company."
    />
  );
}

it.each([
  ["No results found.", {}],
  ["Loading...", { isLoading: true }],
  ["Loading...", { isLoading: true, errorSaysEmpty: true }],
])("X-02 a field with an error still says '%s' (%o)", async (note, props) => {
  const { user } = await renderWithStore(<Faulty {...props} />);
  await user.type(screen.getByRole("combobox"), "son");
  expect(await screen.findByText(note)).toBeTruthy();
});

it("X-02 an error that says that nothing is found says it alone", async () => {
  const { user } = await renderWithStore(<Faulty errorSaysEmpty />);
  await user.type(screen.getByRole("combobox"), "son");
  expect(screen.getByRole("combobox").ariaExpanded).toBe("false");
  expect(screen.queryByText("No results found.")).toBeNull();
});

it.each(["{Enter}", "{Tab}"])(
  "BK-01 X-06 where only a suggestion counts, %s takes the one that is left",
  async (key) => {
    const { user } = await renderWithStore(<GuestSearch onSearch={() => {}} onlySuggested />);
    await user.type(screen.getByRole("combobox", { name: "Guest" }), "amir");
    await screen.findByRole("option");
    await user.keyboard(key);
    expect(screen.getByText("Picked: Amira Cherif")).toBeTruthy();
    expect(screen.queryByRole("option")).toBeNull();
  },
);
