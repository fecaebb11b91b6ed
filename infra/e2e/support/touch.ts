import type { CDPSession, Page } from "@playwright/test";

const sessions = new WeakMap<Page, CDPSession>();

/** Emulates touch input, as on a phone: `pointer: coarse`, no hover. */
export async function setTouch(page: Page, enabled: boolean): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled });
}
