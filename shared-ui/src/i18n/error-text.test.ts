import { messageFor } from "@funduq/shared-types/errors/catalogue";
import { PERSONAL_FOLIO_NAME } from "@funduq/shared-types/rules/folio";
import { refused } from "@funduq/shared-types/rules/verdict";
import { describe, expect, it, vi } from "vitest";
import { addErrorTexts, errorText } from "./error-text.ts";
import { errorTexts as ar } from "./errors.ar.ts";
import { errorTexts as fr } from "./errors.fr.ts";
import { switchLanguage } from "./switch-language.ts";

describe("failures", () => {
  it("SET-09 name what keeps something from being deleted, and how much of it", () => {
    const uses = [
      { what: "rooms" as const, count: 9, examples: ["201", "202"] },
      { what: "facilities" as const, count: 1, examples: [] },
    ];
    const params = { name: "Étage 2", uses };
    expect(messageFor("setup.in-use", params)).toBe(
      "Étage 2 is in use: 9 rooms (201, 202, …); 1 facility.",
    );
    expect(fr["setup.in-use"](params)).toBe(
      "Étage 2 est utilisé : 9 chambres (201, 202, …) ; 1 local.",
    );
    expect(ar["setup.in-use"](params)).toContain("الغرف: 9 (201، 202، …)؛ المرافق: 1");
  });

  it("speak the user's language, from a call or from a rule", async () => {
    expect(errorText({ code: "section.denied", params: { section: "pos" } })).toBe(
      "Access denied for section: pos",
    );
    await switchLanguage("fr");
    expect(errorText(refused("section.denied", { section: "pos" }))).toBe(
      "Vous n’avez pas accès à ce service\u00a0: Restaurant",
    );
  });

  it.each([
    ["en", "The stay begins on 05/04/2026; the business date is 03/04/2026."],
    ["fr", "Le séjour commence le 05/04/2026\u00a0; la journée hôtelière est celle du 03/04/2026."],
    ["ar", "تبدأ الإقامة في \u206805/04/2026\u2069، واليوم الفندقي هو \u206803/04/2026\u2069."],
  ] as const)("name days as people write them: %s", async (language, sentence) => {
    await switchLanguage(language);
    const params = { checkInDate: "2026-04-05", businessDate: "2026-04-03" };
    expect(errorText({ code: "booking.not-today", params })).toBe(sentence);
  });

  it.each(["night-audit.some", "stays.some", "spa.some"])(
    "X-05 name days in one form, whichever department says %s",
    async (code) => {
      const sentences = { [code]: ({ day }: { day: string }) => `Not before ${day}.` };
      const texts = () => Promise.resolve({ errorTexts: sentences });
      addErrorTexts({ en: texts, fr: texts, ar: texts });
      await vi.waitFor(() =>
        expect(errorText({ code, params: { day: "2026-04-05" } })).toBe("Not before 05/04/2026."),
      );
    },
  );

  it.each([
    ["fr", "La chambre 204 est à l’état «\u00a0sale\u00a0»."],
    ["ar", "حالة الغرفة \u2068204\u2069 هي «متسخة»."],
  ] as const)("name states in the words of the badges: %s", async (language, sentence) => {
    await switchLanguage(language);
    const params = { roomNumber: "204", status: "Dirty" };
    expect(errorText({ code: "room.not-ready", params })).toContain(sentence);
  });

  it.each([
    ["en", "The folio 'Guest' must be settled before check-out."],
    ["fr", "Le folio «\u00a0Client\u00a0» doit être soldé avant le départ."],
    ["ar", "يجب تسديد الحساب «النزيل» قبل المغادرة."],
  ] as const)(
    "FOL-01 call the guest's own folio as the screens do: %s",
    async (language, sentence) => {
      await switchLanguage(language);
      const failure = { code: "folio.not-settled", params: { folioName: PERSONAL_FOLIO_NAME } };
      expect(errorText(failure).replace(/[\u2068\u2069]/gu, "")).toBe(sentence);
    },
  );

  it.each([
    ["fr", -500_000, "Un acompte de 5.000,00 DA"],
    ["fr", 500_000, "un solde de 5.000,00 DA"],
    ["ar", -500_000, "تسبيق قدره 5.000,00 DA"],
    ["ar", 500_000, "هو 5.000,00 DA"],
  ] as const)(
    "BK-12 call what was paid ahead a deposit: %s %i",
    async (language, balance, words) => {
      await switchLanguage(language);
      const params = { folioName: PERSONAL_FOLIO_NAME, balanceCentimes: balance };
      const said = errorText({ code: "booking.cancel-unsettled", params });
      expect(said.replace(/[\u2066-\u2069]/gu, "").replace(/\u00a0/gu, " ")).toContain(words);
    },
  );

  it.each([
    ["fr", "Pas assez de chambres du type double-1 disponibles le 05/04/2026."],
    ["ar", "لا توجد غرف كافية من النوع double-1 بتاريخ 05/04/2026."],
  ] as const)(
    "GRP-02 name the type by its id where an older API tells no name: %s",
    async (language, sentence) => {
      await switchLanguage(language);
      const params = { roomTypeId: "double-1", date: "2026-04-05", left: 2 };
      const said = errorText({ code: "availability.overbooked", params });
      expect(said.replace(/[\u2066-\u2069]/gu, "")).toContain(sentence);
    },
  );

  it("X-05 speak English where the sentences of the language can't be fetched", async () => {
    vi.resetModules();
    vi.doMock("./errors.fr.ts", () => Promise.reject(new Error("no network")));
    const fresh = await import("./error-text.ts");
    await fresh.loadErrorTexts("fr");
    expect(fresh.errorText(refused("section.denied", { section: "pos" }), "fr")).toContain(
      "Access denied for section",
    );
    vi.doUnmock("./errors.fr.ts");
  });

  it("MOD-01 find the sentence that a department brings, also after the language turns", async () => {
    const say = (text: string) => () => Promise.resolve({ errorTexts: { "spa.full": () => text } });
    const failure = { code: "spa.full", message: "The server's." };
    expect(errorText(failure)).toBe("The server's.");
    addErrorTexts({ en: say("The spa is full."), fr: say("Complet."), ar: say("ممتلئ.") });
    await vi.waitFor(() => expect(errorText(failure)).toBe("The spa is full."));
    await switchLanguage("fr");
    expect(errorText(failure)).toBe("Complet.");
  });

  it("MOD-04 are ready although a department's sentences never come", async () => {
    vi.useFakeTimers();
    vi.resetModules();
    const fresh = await import("./error-text.ts");
    const never = () => new Promise<never>(() => {});
    fresh.addErrorTexts({ en: never, fr: never, ar: never });
    const ready = vi.fn();
    void fresh.loadErrorTexts("fr").then(ready);
    await vi.advanceTimersByTimeAsync(8_000);
    vi.useRealTimers();
    expect(ready).toHaveBeenCalled();
  });

  it("show the server's own sentence for a code this browser does not know yet", () => {
    expect(errorText({ code: "brand.new", params: {}, message: "Newly refused." })).toBe(
      "Newly refused.",
    );
  });
});
