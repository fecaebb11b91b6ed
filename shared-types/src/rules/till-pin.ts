/** Whether a PIN is one of those that are tried first: one digit repeated, or digits that go up or down by one. */
export function isGuessablePin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index]));
  return [0, 1, -1].some((step) => steps.every((each) => each === step));
}
