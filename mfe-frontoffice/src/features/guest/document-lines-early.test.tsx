import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { openDashboard } from "../../testing/open-dashboard.tsx";

type Parser = typeof import("./passport-lines.ts");

const loading = vi.hoisted(() => ({ load: vi.fn() }));
vi.mock("./load-passport-lines.ts", () => ({ loadPassportLines: loading.load }));

const names = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<";
const numbers = "L898902C36UTO7408122F1204159ZE184226B<<<<<10";

/** The parser's file, which arrives or fails when the test says so. */
let file: PromiseWithResolvers<Parser>;
const arrive = async () => file.resolve(await import("./passport-lines.ts"));
beforeEach(() => {
  file = Promise.withResolvers<Parser>();
  loading.load.mockReset().mockImplementation(() => file.promise);
});

async function openCardex() {
  const { user } = await openDashboard({ route: "/?cardex=new" });
  const dialog = within(await screen.findByRole("dialog", { name: /^New guest/ }));
  const field = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label);
  const lines = () => dialog.findByLabelText<HTMLTextAreaElement>(/^Read the passport/);
  return { user, dialog, field, lines };
}

/** What a document reader does to the page: the keys of a line, its text in the field, and Enter. */
function readInto(field: HTMLInputElement, line: string) {
  for (const key of line) fireEvent.keyDown(field, { key });
  fireEvent.change(field, { target: { value: field.value + line } });
  fireEvent.keyDown(field, { key: "Enter", code: "Enter" });
}

test("GST-02 X-02 a document that is read before the parser is there fills the form once it is", async () => {
  const { field, lines } = await openCardex();
  const born = field(/^Place of birth/);
  for (const line of [names, numbers]) readInto(born, line);
  expect(born.value).toBe("");
  expect((await lines()).value).toBe(`${names}\n${numbers}`);
  expect(field(/^Full name/).value).toBe("");

  await arrive();
  await waitFor(() => expect(field(/^Full name/).value).toBe("Anna Maria Eriksson"));
  expect(field(/^Document number/).value).toBe("L898902C3");
  expect((await lines()).value).toBe("");
});

test("GST-02 X-02 the parser may arrive between the two lines of a document", async () => {
  const { field, dialog } = await openCardex();
  const born = field(/^Place of birth/);
  readInto(born, names);
  await arrive();
  await waitFor(() => expect(dialog.getByText("Fill in")).toBeTruthy());
  expect(dialog.queryByRole("alert")).toBeNull();
  readInto(born, numbers);
  await waitFor(() => expect(field(/^Full name/).value).toBe("Anna Maria Eriksson"));
});

test("GST-02 X-02 lines that were typed by hand meanwhile fill the form as well", async () => {
  const { user, dialog, field, lines } = await openCardex();
  await user.click(dialog.getByText("Read the passport or card", { selector: "summary" }));
  await user.type(await lines(), `${names}{Enter}${numbers}`);
  await arrive();
  await waitFor(() => expect(field(/^Document number/).value).toBe("L898902C3"));
});

test("GST-02 X-02 a parser that can't be fetched is said, and what was read stays and is parsed at the next try", async () => {
  const { user, dialog, field, lines } = await openCardex();
  for (const line of [names, numbers]) readInto(field(/^Place of birth/), line);
  file.reject(new TypeError("Failed to fetch"));
  expect(
    await dialog.findByText(/^The part that reads documents could not be loaded/),
  ).toBeTruthy();
  expect((await lines()).value).toBe(`${names}\n${numbers}`);

  file = Promise.withResolvers<Parser>();
  await user.click(dialog.getByRole("button", { name: "Fill in" }));
  await arrive();
  await waitFor(() => expect(field(/^Full name/).value).toBe("Anna Maria Eriksson"));
});
