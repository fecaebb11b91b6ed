/** The parser of documents, which is fetched with the first form that a document can fill. */
export const loadPassportLines = () => import("./passport-lines.ts");
