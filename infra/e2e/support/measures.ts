import type { Page } from "@playwright/test";

/** Elements that overflow the page horizontally; empty when there are none. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const page = document.documentElement;
    const scrolls = (part: Element) =>
      part.scrollWidth > part.clientWidth + 1 &&
      ["auto", "scroll"].includes(getComputedStyle(part).overflowX);
    // Tables, folio tabs and print previews may scroll horizontally.
    const wide = [...document.querySelectorAll("dialog[open], dialog[open] *")]
      .filter(scrolls)
      .filter((part) => !part.querySelector("table, [role=tab], [data-paper]"));
    if (page.scrollWidth > page.clientWidth) wide.push(page);
    return wide.flatMap((part) => {
      const { left, right } = part.getBoundingClientRect();
      return [...part.querySelectorAll("*")]
        .filter((child) => {
          const box = child.getBoundingClientRect();
          return box.width > 1 && (box.right > right + 1 || box.left < left - 1);
        })
        .slice(0, 3)
        .map((child) => child.outerHTML.slice(0, 160));
    });
  });
}

/**
 * Touch targets less than 44 px wide or high (56 px in touch density). A radio button or checkbox has the size
 * of its label; links inside a text are ignored.
 */
export function tooSmallTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForTouch = document.documentElement.dataset.density === "touch";
    const leastOf = (part: Element) => (isForTouch && part.closest("main, dialog") ? 56 : 44);
    const targets =
      "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=tab], [role=menuitem], [role=option]";
    const layer = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const boxOf = (part: Element): DOMRect => {
      const { type } = part as HTMLInputElement;
      const isChoice = type === "radio" || type === "checkbox";
      return ((isChoice && part.closest("label")) || part).getBoundingClientRect();
    };
    const inText = (part: Element) => part.matches("p a, li > a:only-child span");
    return [...layer.querySelectorAll(targets)]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => !inText(part))
      .flatMap((part) => {
        const { width, height } = boxOf(part);
        const least = leastOf(part);
        if (width === 0 || (width >= least - 0.5 && height >= least - 0.5)) return [];
        const name = part.getAttribute("aria-label") ?? part.textContent ?? "";
        const size = `${Math.round(width)}×${Math.round(height)}`;
        return [`${size} ${part.tagName.toLowerCase()}.${part.className} ${name.slice(0, 40)}`];
      });
  });
}

/** Running animations with their durations. */
export function motionsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const long = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 0)
      .map(
        (animation) => `${animation.constructor.name} ${(animation as CSSAnimation).animationName}`,
      );
    const styled = [...document.querySelectorAll("*")].filter((part) => {
      const { transitionDuration, animationDuration } = getComputedStyle(part);
      return [...transitionDuration.split(","), ...animationDuration.split(",")].some(
        (time) => Number.parseFloat(time) > 0,
      );
    });
    return [...long, ...styled.map((part) => part.className.toString())];
  });
}

/** The number of open layers: a measure proves nothing if the layer closed when the window was resized. */
export function layersOf(page: Page): Promise<number> {
  return page.locator("dialog[open], [role=dialog], [role=menu], [role=listbox]").count();
}
