/** Throws where a browser would answer a document that describes what is wrong. */
export function parseXml(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  if (elementsOf(document, "parsererror").length > 0) throw new Error("no XML");
  return document;
}

/** By local names: the programs that write workbooks use different prefixes. */
export function elementsOf(parent: Document | Element, name: string): Element[] {
  return [...parent.getElementsByTagNameNS("*", name)];
}
