import { VisuallyHidden } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type ReactNode, useId } from "react";
import { fieldName } from "../../features/company/field-name.ts";
import classes from "./import-screen.module.css";
import type { ImportList } from "./use-import.ts";

/** Which columns of the file are read, each as which field, and which are not. */
export function ImportColumns({ list: { file, table } }: { list: ImportList }) {
  const t = useText("commercial");
  return (
    <div className={classes.columns}>
      <p>
        <bdi>{file}</bdi>
      </p>
      <Named name={t("import.columns")}>
        {table.known.map(({ heading, field }) => (
          <li key={field}>
            <ReadAs heading={heading} field={fieldName(field, t)} />
          </li>
        ))}
      </Named>
      {table.unknown.length > 0 && (
        <Named name={t("import.unread")}>
          {/* Two columns may have the same heading. */}
          {[...table.unknown.entries()].map(([place, heading]) => (
            <li key={place}>
              <bdi>{heading}</bdi>
            </li>
          ))}
        </Named>
      )}
    </div>
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <p id={id}>{name}</p>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  );
}

/** Each side in its own direction, the arrow in that of the page. */
function ReadAs({ heading, field }: { heading: string; field: string }) {
  const t = useText("commercial");
  return (
    <>
      <span aria-hidden>
        <bdi>{heading}</bdi> <span className={classes.arrow}>→</span> <bdi>{field}</bdi>
      </span>
      <VisuallyHidden>{t("import.column", { heading, field })}</VisuallyHidden>
    </>
  );
}
