import { expect, test } from "./support/test.ts";

test("the content security policy allows no inline code and no other origin", async ({ page }) => {
  const response = await page.goto("/login");
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test.describe("the error check of all tests", () => {
  test.use({ expectedErrors: /./ });

  test("detects a blocked script, a blocked style and an uncaught error", async ({
    page,
    troubles,
  }) => {
    await page.goto("/login");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "globalThis.injected = true";
      const style = document.createElement("style");
      style.textContent = "body { display: none }";
      document.head.append(script, style);
      setTimeout(() => {
        throw new Error("nobody caught me");
      });
    });
    await expect
      .poll(() => troubles.besides(undefined).join("\n"))
      .toMatch(/securitypolicyviolation: script-src-elem[\s\S]*nobody caught me/);
    expect(troubles.besides(undefined).join("\n")).toContain(
      "securitypolicyviolation: style-src-elem",
    );
    expect(await page.evaluate(() => "injected" in globalThis)).toBe(false);
  });
});
