import { expect, test } from "vitest";
import { createPasswordHashing } from "./password-hashing.ts";

test("AUTH-02 two passwords are hashed at a time, up to twenty wait, and further ones are answered 'busy'", async () => {
  const hashing = createPasswordHashing();
  const asked = Array.from({ length: 23 }, () => hashing.hash("correct horse battery"));
  const refused = asked.at(-1);

  await expect(refused).rejects.toMatchObject({ code: "service.busy" });
  // The refusal came in the same turn of the event loop, so no hash can have ended before it.
  expect(hashing.computed()).toBe(2);

  await Promise.all(asked.slice(0, -1));
  expect(hashing.computed()).toBe(22);
});
