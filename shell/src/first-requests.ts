/**
 * Asks for the session and the departments while the scripts of the page are still on their way. `start.ts`
 * reads them from the same addresses. A script of its own, without imports.
 */
function preloadFirstAnswers(): void {
  const hotelId = hotelOfAddress() ?? lastHotelOfDevice();
  for (const name of ["session", "modules"]) {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "fetch";
    link.crossOrigin = "anonymous";
    link.href = hotelId ? `/api/${name}?hotelId=${hotelId}` : `/api/${name}`;
    document.head.append(link);
  }
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

preloadFirstAnswers();
