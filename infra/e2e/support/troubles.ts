import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** The browser's errors and warnings during a test; unexpected ones fail the test. */
export type Troubles = {
  watch(context: BrowserContext): Promise<void>;
  besides(expected: RegExp | undefined): string[];
};

export function watchForTroubles(): Troubles {
  const found: string[] = [];
  return {
    async watch(context) {
      await context.addInitScript(logViolations);
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

/** Runs in the page before its scripts: logs violations of the content security policy. */
function logViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    console.error(`securitypolicyviolation: ${event.effectiveDirective} ${event.blockedURI}`);
  });
}

function told(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}

/** The browser logs every 401. That of a session request without a sign-in is expected. */
function isSignedOutAnswer(message: ConsoleMessage): boolean {
  const isSession = /\/api\/session(\?hotelId=[\w-]+)?$/.test(message.location().url);
  return isSession && /status of 401/.test(message.text());
}
