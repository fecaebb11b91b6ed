import { screen, within } from "@testing-library/react";

/** The row of a table that says `name`, once the list is there. */
export async function row(name: string): Promise<HTMLElement> {
  const found = (await screen.findByText(name)).closest("tr");
  if (!found) throw new Error(`${name} stands in no row`);
  return found;
}

/** What the first cell of each row says, in the order of the table. */
export const namesShown = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((it) => within(it).getAllByRole("cell")[0]?.textContent);
