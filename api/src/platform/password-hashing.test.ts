import { expect, test } from "vitest";
import { createPasswordHashing } from "./password-hashing.ts";

test("AUTH-02 two passwords are hashed at a time, the others wait their turn, and the rest is 'busy'", async () => {
  const hashing = createPasswordHashing();
  const asked = Array.from({ length: 23 }, () => hashing.hash("correct horse battery"));
  const refused = asked.at(-1);

  await expect(refused).rejects.toMatchObject({ code: "service.busy" });
  // The refusal came without a turn of the event loop, in which no hash can have ended.
  expect(hashing.computed()).toBe(2);

  await Promise.all(asked.slice(0, -1));
  expect(hashing.computed()).toBe(22);
});
