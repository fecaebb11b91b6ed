import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** The browser's errors and warnings during a test; the test fails for any that it did not provoke. */
export type Troubles = {
  watch(context: BrowserContext): Promise<void>;
  besides(expected: RegExp | undefined): string[];
};

export function watchForTroubles(): Troubles {
  const found: string[] = [];
  return {
    async watch(context) {
      await context.addInitScript(tellViolations);
      context.on("console", (message) => {
        if (message.type() === "error" && !isSignedOutAnswer(message)) found.push(told(message));
      });
      context.on("weberror", (error) => {
        found.push(`Uncaught: ${error.error().stack ?? error.error().message}`);
      });
    },
    besides: (expected) => found.filter((text) => !expected?.test(text)),
  };
}

/** Runs in the page, before everything else of it. */
function tellViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    console.error(`securitypolicyviolation: ${event.effectiveDirective} ${event.blockedURI}`);
  });
}

function told(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}

/** The browser logs every 401. Reading the session without being signed in is an expected one. */
function isSignedOutAnswer(message: ConsoleMessage): boolean {
  const isSession = /\/api\/session(\?hotelId=[\w-]+)?$/.test(message.location().url);
  return isSession && /status of 401/.test(message.text());
}
