import { beforeEach, describe, expect, it, vi } from "vitest";
import { deviceStorage, tabStorage } from "./storage.ts";

function refuse(...calls: ("getItem" | "setItem" | "removeItem")[]) {
  for (const call of calls) {
    vi.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
  }
}

describe("a browser that allows storage", () => {
  it("keeps, removes, and removes by prefix", () => {
    deviceStorage.set("a.1", "x");
    deviceStorage.set("a.2", "y");
    deviceStorage.set("b.1", "z");
    deviceStorage.set("b.1", null);
    expect(localStorage.getItem("a.1")).toBe("x");
    deviceStorage.removeAll("a.");
    expect(localStorage.getItem("a.1")).toBeNull();
    expect(localStorage.getItem("a.2")).toBeNull();
    expect(deviceStorage.get("a.1")).toBeNull();
  });
});

describe("X-02 a browser that refuses storage", () => {
  beforeEach(() => refuse("getItem", "setItem", "removeItem"));

  it("remembers in the page, and forgets there too", () => {
    tabStorage.set("t.1", "x");
    expect(tabStorage.get("t.1")).toBe("x");
    tabStorage.removeAll("t.");
    expect(tabStorage.get("t.1")).toBeNull();
    expect(tabStorage.get("never")).toBeNull();
  });
});

it("X-02 a full disk does not bring an old value back", () => {
  deviceStorage.set("theme", "light");
  refuse("setItem");
  deviceStorage.set("theme", "dark");
  expect(deviceStorage.get("theme")).toBe("dark");
  vi.restoreAllMocks();
  deviceStorage.set("theme", "light");
  expect(deviceStorage.get("theme")).toBe("light");
});
