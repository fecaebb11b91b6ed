import { nameSearch } from "./name-search.ts";

/** What a company's legal form is written with. It tells no two companies apart. */
const legalForms: ReadonlySet<string> = new Set(
  [
    ..."sarl eurl spa snc sa sas sasu epe epic eur ltd llc gmbh inc ets ste".split(" "),
    ..."societe entreprise etablissement etablissements groupe company group".split(" "),
    ..."شركه مؤسسه مجمع ش ذ م شذمم ذمم".split(" "),
  ].map(nameSearch),
);

/**
 * The name of a company without its legal form: 'SARL Atlas' and 'Atlas S.A.R.L.' are 'atlas'. Of a name that is
 * nothing else, all of it.
 */
export function bareCompanyName(name: string): string {
  // 'S.A.R.L.' is written with points or without.
  const joined = name.replace(
    /(^|[^\p{L}\p{N}])((?:\p{L}\.){2,})/gu,
    (_, before: string, signs: string) => before + signs.replaceAll(".", ""),
  );
  const words = nameSearch(joined).split(" ");
  const own = words.filter((word) => !legalForms.has(word));
  return (own.length > 0 ? own : words).join(" ");
}
