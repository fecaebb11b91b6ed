/** What was just added, marked or taken away is there with the next frame: focuses the first that is. */
export function focusSoon(within: HTMLElement | null, ...selectors: string[]): void {
  requestAnimationFrame(() => {
    for (const selector of selectors) {
      const found = within?.querySelector<HTMLElement>(selector);
      if (found) return found.focus();
    }
  });
}
