/** The few parts of a browser that jsdom leaves out and the facade stands on. */
export function fakeBrowserParts(): void {
  fakeDialog();
  Object.assign(window, {
    matchMedia: window.matchMedia ?? fakeMatchMedia,
    ResizeObserver: window.ResizeObserver ?? FakeResizeObserver,
  });
  Element.prototype.scrollIntoView ??= () => {};
}

/** Opens and closes; Esc asks to cancel, as a browser does for a modal. */
function fakeDialog(): void {
  const dialog = HTMLDialogElement.prototype;
  if (typeof dialog.showModal === "function") return;
  dialog.showModal = function showModal() {
    this.open = true;
    this.addEventListener("keydown", cancelOnEscape);
  };
  dialog.close = function close() {
    this.open = false;
    this.removeEventListener("keydown", cancelOnEscape);
  };
}

function cancelOnEscape(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  this.dispatchEvent(new Event("cancel", { cancelable: true }));
}

function fakeMatchMedia(media: string): MediaQueryList {
  const query = new EventTarget();
  return Object.assign(query, {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;
}

class FakeResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
