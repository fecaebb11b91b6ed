import { checkCatalogues } from "../../shared-ui/src/i18n/check-catalogues.ts";
import { cancelFaults } from "./cancel-words.ts";
import {
  type Catalogues,
  cataloguesOf,
  departments,
  errorSentences,
  sourcesOf,
  styleSheetsOf,
} from "./departments.ts";
import { literalTexts } from "./literal-texts.ts";
import { physicalSidesInCode, physicalSidesInCss } from "./physical-sides.ts";
import { type Fault, fixedParts, nodesOf, parse } from "./syntax.ts";
import { camelCaseKeys, unusedKeys } from "./text-keys.ts";
import { typographyFaults } from "./typography.ts";

/** `node infra/languages/main.ts`: checks every text and every screen; prints one fault per line. */
const faults = [...(await Promise.all(departments().map(faultsOf))).flat(), ...errorFaults()];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

async function faultsOf(department: string): Promise<Fault[]> {
  const catalogues = await cataloguesOf(department);
  const keys = catalogues.flatMap(({ en }) => Object.keys(en));
  const sources = sourcesOf(department);
  return [
    ...catalogues.flatMap(textFaults).map((fault) => `${department}: ${fault}`),
    ...unusedKeys(keys, sources).map((fault) => `${department}: ${fault}`),
    ...camelCaseKeys(keys, sources).map((fault) => `${department}: ${fault}`),
    ...sources.flatMap((source) => cancelFaults(textsOf(catalogues), source)),
    ...sources.flatMap(literalTexts),
    ...sources.flatMap(physicalSidesInCode),
    ...styleSheetsOf(department).flatMap(physicalSidesInCss),
  ];
}

/** A department's texts of all its catalogues, by language. */
function textsOf(catalogues: readonly Catalogues[]) {
  const textsIn = (language: "fr" | "ar") =>
    Object.fromEntries(catalogues.flatMap((each) => Object.entries(each[language])));
  return { fr: textsIn("fr"), ar: textsIn("ar") };
}

function textFaults(catalogues: Catalogues): Fault[] {
  const set = (["fr", "ar"] as const).flatMap((language) =>
    Object.entries(catalogues[language]).flatMap(([key, text]) =>
      typographyFaults(language, `${language} ${key}`, text),
    ),
  );
  return [...checkCatalogues(catalogues), ...set];
}

/** Checks the typography of error messages. They are functions, so their string literals are read from the source. */
function errorFaults(): Fault[] {
  return (["fr", "ar"] as const).flatMap((language) =>
    errorSentences(language).flatMap((source) => {
      const values = nodesOf(parse(source), ({ type }) => !/^Import|^TS/u.test(type));
      return [...values].flatMap((node) => {
        const text = fixedParts(node).join("0");
        return /\s/u.test(text) ? typographyFaults(language, source.file, text) : [];
      });
    }),
  );
}
