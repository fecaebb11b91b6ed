import type { ImportedRow } from "@funduq/shared-types/contracts/company-import";
import { bareCompanyName } from "@funduq/shared-types/rules/company-name";

type Same = NonNullable<ImportedRow["same"]>;
type Known = Omit<Same, "reason">;

/**
 * The companies that a row of a list may be about already: of the hotel, and of the rows before it. The same NIF
 * (`identifierKey`; empty for none) is the same company. The same bare name is, unless both have a NIF: 'Cevital SPA' and
 * 'Groupe Cevital' with a NIF each are two companies.
 */
export class KnownCompanies {
  private readonly byNif = new Map<string, Known>();
  private readonly byName = new Map<string, { nifKey: string; known: Known }[]>();

  keep(names: readonly string[], nifKey: string, known: Known): void {
    if (nifKey !== "" && !this.byNif.has(nifKey)) this.byNif.set(nifKey, known);
    for (const bare of new Set(names.map(bareCompanyName))) {
      const alike = this.byName.get(bare);
      if (alike) alike.push({ nifKey, known });
      else this.byName.set(bare, [{ nifKey, known }]);
    }
  }

  find(name: string, nifKey: string): Same | null {
    const byNif = nifKey === "" ? undefined : this.byNif.get(nifKey);
    if (byNif) return { ...byNif, reason: "nif" };
    const alike = this.byName.get(bareCompanyName(name)) ?? [];
    const same = alike.find((each) => nifKey === "" || each.nifKey === "");
    return same ? { ...same.known, reason: "name" } : null;
  }
}
