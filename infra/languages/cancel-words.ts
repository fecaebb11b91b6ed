import {
  type Fault,
  faultAt,
  fixedParts,
  isNode,
  nameOf,
  nodesOf,
  parse,
  type Source,
  type SyntaxNode,
} from "./syntax.ts";
import { PLURAL, patternOf } from "./text-keys.ts";

/** The word of the button that closes a dialog without doing anything, where it is given no other. */
const CANCEL = { fr: /^Annuler(?!\p{L})/u, ar: /^إلغاء(?!\p{L})/u } as const;

type Texts = Record<keyof typeof CANCEL, Readonly<Record<string, string>>>;

/**
 * Dialogs with two buttons that both begin with the word for 'Cancel': in French and Arabic, cancelling a booking and
 * cancelling the dialog are one verb. The safe button of such a dialog says what it keeps (`keepLabel`, or the children of a
 * `DialogCancel`).
 */
export function cancelFaults(texts: Texts, source: Source): Fault[] {
  const elements = [...nodesOf(parse(source))].filter(({ type }) => type === "JSXElement");
  return [...elements.filter(isQuestion).map(confirmOf), ...elements.flatMap(buttonsBesideCancel)]
    .flatMap((label) => (label ? cancelTexts(label, texts) : []))
    .map(({ at, text }) =>
      faultAt(source, at, `'${text}' beside 'Cancel': say what the other button keeps`),
    );
}

/** A dialog of the kit whose safe button has the usual word. */
function isQuestion(element: SyntaxNode): boolean {
  return confirmOf(element) !== undefined && attributeOf(element, "keepLabel") === undefined;
}

const confirmOf = (element: SyntaxNode) => attributeOf(element, "confirmLabel");

/** What the other buttons say in a row with a `DialogCancel` that has the usual word. */
function buttonsBesideCancel(row: SyntaxNode): SyntaxNode[] {
  const inRow = childrenOf(row);
  const hasCancel = inRow.some(
    (each) => tagOf(each) === "DialogCancel" && childrenOf(each).length === 0,
  );
  return hasCancel ? inRow.filter((each) => tagOf(each) === "Button") : [];
}

/** The texts below `label` that begin with the word, by the keys that it asks the catalogue for. */
function cancelTexts(label: SyntaxNode, texts: Texts): { at: number; text: string }[] {
  const keys = [...nodesOf(label)].filter(
    ({ type }) => type === "Literal" || type === "TemplateLiteral",
  );
  return keys.flatMap((key) =>
    (["fr", "ar"] as const).flatMap((language) =>
      textsOf(key, texts[language])
        .filter((text) => CANCEL[language].test(text))
        .map((text) => ({ at: key.start, text })),
    ),
  );
}

function textsOf(key: SyntaxNode, catalogue: Readonly<Record<string, string>>): string[] {
  const isKey =
    key.type === "Literal"
      ? (name: string) => fixedParts(key).includes(name)
      : (name: string) => patternOf(key).some((pattern) => pattern.test(name));
  return Object.entries(catalogue)
    .filter(([name]) => isKey(name.replace(PLURAL, "")))
    .map(([, text]) => text);
}

function attributeOf(element: SyntaxNode, name: string): SyntaxNode | undefined {
  const { attributes } = partOf(element, "openingElement");
  const found = nodesIn(attributes).find((each) => nameOf(each.name) === name);
  return isNode(found?.value) ? found.value : undefined;
}

const tagOf = (element: SyntaxNode) => nameOf(partOf(element, "openingElement").name);
const childrenOf = (element: SyntaxNode) =>
  nodesIn(element.children).filter(({ type }) => type !== "JSXText");
const nodesIn = (list: unknown): SyntaxNode[] =>
  Array.isArray(list) ? list.filter((each) => isNode(each)) : [];

function partOf(element: SyntaxNode, name: string): Record<string, unknown> {
  const part = element[name];
  return isNode(part) ? part : {};
}
