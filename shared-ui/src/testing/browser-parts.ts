/** The few parts of a browser that jsdom leaves out and the facade stands on. */
export function fakeBrowserParts(): void {
  fakeDialog();
  Object.assign(window, {
    matchMedia: window.matchMedia ?? fakeMatchMedia,
    ResizeObserver: window.ResizeObserver ?? FakeResizeObserver,
  });
  Element.prototype.scrollIntoView ??= () => {};
}

/** Opens and closes; Esc asks the last open dialog to cancel, unless somebody took the key. */
function fakeDialog(): void {
  const dialog = HTMLDialogElement.prototype;
  if (typeof dialog.showModal === "function") return;
  dialog.showModal = function showModal() {
    this.open = true;
  };
  dialog.close = function close() {
    this.open = false;
  };
  window.addEventListener("keydown", ({ key, defaultPrevented }) => {
    if (key !== "Escape" || defaultPrevented) return;
    const open = document.querySelectorAll("dialog[open]");
    open[open.length - 1]?.dispatchEvent(new Event("cancel", { cancelable: true }));
  });
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
