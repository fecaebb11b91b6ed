/**
 * Asks for the session and the departments while the scripts of the page are still on their way. The client
 * takes the answers as those of its first reads. A script of its own, without imports; on a page whose scripts
 * were faster it asks for nothing.
 */
export function askForFirstAnswers(): void {
  if (window.funduqFirstAnswers) return;
  const hotelId = hotelOfAddress() ?? lastHotelOfDevice();
  window.funduqFirstAnswers = new Map(
    ["session", "modules"].map((name) => {
      const path = hotelId ? `/api/${name}?hotelId=${hotelId}` : `/api/${name}`;
      const answer = fetch(path, {
        headers: { accept: "application/json, application/problem+json" },
      });
      // Whoever takes the answer hears of the failure.
      answer.catch(() => undefined);
      return [new URL(path, location.origin).href, answer];
    }),
  );
}

function hotelOfAddress(): string | undefined {
  return /^\/[^/]+\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/|$)/.exec(
    location.pathname,
  )?.[1];
}

/** The browser may refuse the storage: the page then knows no last hotel either. */
function lastHotelOfDevice(): string | null {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: nothing can be imported here
    return localStorage.getItem("funduq.last-hotel");
  } catch {
    return null;
  }
}

askForFirstAnswers();
