import { delay } from "@funduq/shared-ui/testing/server";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openDashboard } from "../../testing/open-dashboard.tsx";

const names = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<";
const numbers = "L898902C36UTO7408122F1204159ZE184226B<<<<<10";
const card = `I<UTOD231458907<<<<<<<<<<<<<<<
7408122F1204159UTO<<<<<<<<<<<6
ERIKSSON<<ANNA<MARIA`;

async function openCardex() {
  const { user } = await openDashboard({ route: "/?cardex=new" });
  const dialog = within(await screen.findByRole("dialog", { name: /^New guest/ }));
  const field = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label);
  return { user, dialog, field };
}

async function openLines() {
  const page = await openCardex();
  await page.user.click(
    page.dialog.getByText("Read the passport or card", { selector: "summary" }),
  );
  const lines = await page.dialog.findByLabelText<HTMLTextAreaElement>(/^Read the passport/);
  return { ...page, lines };
}

/** A French keyboard: what it makes of the keys that a reader presses as on an American one. */
const french: Readonly<Record<string, string>> = {
  KeyA: "Q",
  KeyQ: "A",
  KeyW: "Z",
  KeyZ: "W",
  KeyM: "?",
  Comma: ".",
  Digit0: "à",
  Digit1: "&",
  Digit2: "é",
  Digit3: '"',
  Digit4: "'",
  Digit5: "(",
  Digit6: "-",
  Digit7: "è",
  Digit8: "_",
  Digit9: "ç",
};

function keyOf(sign: string) {
  if (sign === "<") return { code: "Comma", shiftKey: true };
  if (/\d/u.test(sign)) return { code: `Digit${sign}`, shiftKey: false };
  return { code: `Key${sign}`, shiftKey: true };
}

/** The keys of a line, its text in the field as a browser writes it there, and Enter. */
function readOnFrenchKeys(field: HTMLInputElement, line: string) {
  const keys = [...line].map((sign) => {
    const { code, shiftKey } = keyOf(sign);
    return { code, shiftKey, key: french[code] ?? sign };
  });
  for (const key of keys) fireEvent.keyDown(field, key);
  const written = keys.map(({ key }) => key).join("");
  fireEvent.change(field, { target: { value: field.value + written } });
  fireEvent.keyDown(field, { key: "Enter", code: "Enter" });
}

test("GST-02 a reader set to other keys than the desk's is read by the keys, and its signs leave the field", async () => {
  const { user, field } = await openCardex();
  const born = field(/^Place of birth/);
  await user.type(born, "Oran");
  await delay(300);
  for (const line of [names, numbers]) readOnFrenchKeys(born, line);
  expect(field(/^Document number/).value).toBe("L898902C3");
  expect(field(/^Full name/).value).toBe("Anna Maria Eriksson");
  expect(born.value).toBe("Oran");
});

test("GST-02 a line that a busy computer hears with a pause in its midst is read all the same", async () => {
  const { field } = await openCardex();
  const born = field(/^Place of birth/);
  fireEvent.change(born, { target: { value: "Oran" } });
  const [begun, rest] = [names.slice(0, 20), names.slice(20)];
  const press = (line: string) => {
    for (const key of line) fireEvent.keyDown(born, { key });
    fireEvent.change(born, { target: { value: born.value + line } });
  };
  press(begun);
  await delay(300);
  press(rest);
  fireEvent.keyDown(born, { key: "Enter", code: "Enter" });
  press(numbers);
  fireEvent.keyDown(born, { key: "Enter", code: "Enter" });
  expect(field(/^Full name/).value).toBe("Anna Maria Eriksson");
  expect(born.value).toBe("Oran");
});

test("GST-02 lines typed by hand stay where they are typed, however fast the last signs come", async () => {
  const { user, lines, field } = await openLines();
  await user.type(lines, names.slice(0, 10));
  await delay(300);
  await user.type(lines, `${names.slice(10)}{Enter}`);
  expect(lines.value).toBe(`${names}\n`);
  await user.type(lines, `${numbers}{Enter}`);
  expect(field(/^Full name/).value).toBe("Anna Maria Eriksson");
  expect(field(/^Document number/).value).toBe("L898902C3");
  expect(lines.value).toBe("");
});

test("GST-02 the lines of a card are typed to the end of the names", async () => {
  const { user, lines, field } = await openLines();
  await user.type(lines, card.replaceAll("\n", "{Enter}"));
  expect(lines.value).toBe(card);
  await user.type(lines, "{Enter}");
  expect(field(/^Full name/).value).toBe("Anna Maria Eriksson");
  expect(field(/^Document number/).value).toBe("D23145890");
});

test("GST-02 the documents are passport, national ID and driver's license", async () => {
  const { dialog } = await openCardex();
  const kinds = dialog.getByRole<HTMLSelectElement>("combobox", { name: /^Type of document/ });
  const offered = [...kinds.options].filter(({ value }) => value !== "none");
  expect(offered.map(({ value }) => value)).toEqual([
    "Passport",
    "National ID",
    "Driver's License",
  ]);
  expect(offered.map(({ text }) => text)).toEqual(["Passport", "National ID", "Driver's License"]);
});
