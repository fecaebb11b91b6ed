/**
 * What was just added, marked or taken away is there with the next frame: focuses the first that is. Whoever
 * went on elsewhere meanwhile stays there.
 */
export function focusSoon(within: HTMLElement | null, ...selectors: string[]): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement !== before && activeElement !== body) return;
    for (const selector of selectors) {
      const found = within?.querySelector<HTMLElement>(selector);
      if (found) return found.focus();
    }
  });
}
