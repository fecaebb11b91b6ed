import { referenceText } from "@funduq/shared-types/rules/reference";
import { CopyButton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./reference.module.css";

type ReferenceProps = {
  /** Undefined from an older API: nothing is shown. */
  reference: string | undefined;
};

/** What a booking or a group is called by (BK-22). */
export function Reference({ reference }: ReferenceProps) {
  if (!reference) return null;
  return (
    <bdi dir="ltr" className={classes.reference}>
      {referenceText(reference)}
    </bdi>
  );
}

/** The same after other facts of a line. */
export function ReferenceBeside({ reference }: ReferenceProps) {
  if (!reference) return null;
  return (
    <>
      {" · "}
      <Reference reference={reference} />
    </>
  );
}

/** The same with its label. Copied where `isCopied`: not where a dialog begins with its first button. */
export function ReferenceLine({
  reference,
  isCopied = false,
}: ReferenceProps & { isCopied?: boolean }) {
  const t = useText("frontoffice");
  if (!reference) return null;
  return (
    <p className={classes.line}>
      {t("reference.label")}{" "}
      {isCopied ? <CopiedReference reference={reference} /> : <Reference reference={reference} />}
    </p>
  );
}

/** As a fact of a list, where it is known. */
export function useReferenceFact(reference: string | undefined) {
  const t = useText("frontoffice");
  if (!reference) return [];
  return [{ label: t("reference.label"), value: <CopiedReference reference={reference} /> }];
}

function CopiedReference({ reference }: { reference: string }) {
  return (
    <span className={classes.line}>
      <Reference reference={reference} />
      <CopyButton text={referenceText(reference)} />
    </span>
  );
}
