import { lazy, Suspense } from "react";
import type { LinesForm } from "./document-lines.tsx";

const DocumentLines = lazy(async () => {
  const { DocumentLines: lines } = await import("./document-lines.tsx");
  return { default: lines };
});

/** Loads what reads documents with the first form that a document can fill. */
export function LazyDocumentLines({ form }: { form: LinesForm }) {
  return (
    <Suspense fallback={null}>
      <DocumentLines form={form} />
    </Suspense>
  );
}
