import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { StatusBadge, type StatusName } from "./status-badge.tsx";

const words: [StatusName, string][] = [
  ["Occupied", "Occupied"],
  ["Reserved", "Reserved"],
  ["Clean", "Clean"],
  ["Inspected", "Inspected"],
  ["Dirty", "Dirty"],
  ["CleaningInProgress", "Cleaning"],
  ["OutOfOrder", "Out of Order"],
  ["no-show", "No-show"],
];

it.each(words)("FO-03 shows %s by word, icon and colour", async (status, word) => {
  await renderWithStore(<StatusBadge status={status} />);

  const badge = screen.getByText(word);
  expect(badge.querySelector("svg")).toBeTruthy();
  expect(badge.dataset.tone).toBeTruthy();
});

it("FO-03 names an out-of-order room as the caller says", async () => {
  await renderWithStore(<StatusBadge status="Dirty" label="Out of Order" />);

  expect(screen.getByText("Out of Order").dataset.tone).toBe("dirty");
});
