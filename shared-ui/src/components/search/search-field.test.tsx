import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { SearchField } from "./search-field.tsx";

const guests = [{ name: "Amine Bensalem" }, { name: "Amira Cherif" }];

function GuestSearch({ onSearch }: { onSearch: (text: string) => void }) {
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
        suggestions={guests}
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
