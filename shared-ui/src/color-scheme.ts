/**
 * Sets the colour scheme before the first paint. The shell builds this file alone and loads
 * it as a blocking script of the page's head: no flash, and nothing inline for the CSP.
 */
export function applyColorScheme(): void {
  const wanted = rememberedTheme();
  const dark =
    wanted === "dark" || (wanted !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.colorScheme = dark ? "dark" : "light";
}

function rememberedTheme(): string | null {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: a script of its own before the facade is there
    return localStorage.getItem("funduq.theme");
  } catch {
    return null;
  }
}

applyColorScheme();
