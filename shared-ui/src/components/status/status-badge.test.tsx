import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithStore } from "../../testing/render-with-store.tsx";
import { StatusBadge, type StatusName, statusNames } from "./status-badge.tsx";

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

it.each(["en", "fr", "ar"] as const)("X-05 every status has its word in %s", async (language) => {
  await renderWithStore(
    statusNames.map((status) => (
      <p key={status} data-testid={status}>
        <StatusBadge status={status} />
      </p>
    )),
    { language },
  );

  for (const status of statusNames) {
    const badge = screen.getByTestId(status);
    expect(badge.textContent).not.toMatch(/^$|status\./);
    expect(badge.querySelector("svg")).toBeTruthy();
  }
});
