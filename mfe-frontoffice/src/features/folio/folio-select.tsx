import type { Folio } from "@funduq/shared-types/contracts/folio";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { Select } from "@funduq/shared-ui";
import type { BoundField } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { folioName } from "./folio-texts.ts";

type FolioSelectProps = BoundField<FolioId | ""> & {
  label: string;
  folios: readonly Folio[];
  /** What is said when none was chosen. */
  missing?: string;
};

export function FolioSelect({ folios, missing, error, ...field }: FolioSelectProps) {
  const t = useText("frontoffice");
  return (
    <Select<FolioId | "">
      {...field}
      required
      {...(!field.value && { placeholder: t("folio.choose") })}
      options={folios.map((folio) => ({ value: folio.id, label: folioName(folio, t) }))}
      error={error && (missing ?? error)}
    />
  );
}
