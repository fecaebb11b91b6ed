import { expect, it } from "vitest";
import { isGuessablePin } from "./till-pin.ts";

it.each(["0000", "1234", "4321", "77777777", "3456789", "98765"])(
  "POS-15 the PIN %s is one that is tried first",
  (pin) => expect(isGuessablePin(pin)).toBe(true),
);

it.each(["1235", "2580", "0001", "8901", "4711", "12344"])(
  "POS-15 the PIN %s is none that is tried first",
  (pin) => expect(isGuessablePin(pin)).toBe(false),
);
