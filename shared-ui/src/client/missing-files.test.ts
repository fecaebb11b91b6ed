import { afterEach, expect, it, vi } from "vitest";
import { refetchMissingFiles, watchFiles } from "./missing-files.ts";

watchFiles(document);
afterEach(() => vi.unstubAllGlobals());

async function addScript(src: string): Promise<HTMLScriptElement> {
  const script = document.createElement("script");
  script.type = "text/plain";
  script.src = src;
  document.head.append(script);
  await Promise.resolve();
  return script;
}

it("MOD-04 a file that has not run is fetched past the browser's cache, until it was had whole", async () => {
  let isThere = false;
  const asked = vi.fn(async () => new Response("", { status: isThere ? 200 : 500 }));
  vi.stubGlobal("fetch", asked);
  const [whole] = [await addScript("/a.js"), await addScript("/b.js")];
  whole.dispatchEvent(new Event("load"));

  await refetchMissingFiles();
  isThere = true;
  await refetchMissingFiles();
  await refetchMissingFiles();

  const url = new URL("/b.js", location.href).href;
  const anew = [url, expect.objectContaining({ cache: "reload" })];
  expect(asked.mock.calls).toEqual([anew, anew]);
});
