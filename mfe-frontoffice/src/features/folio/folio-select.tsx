import type { FolioId } from "@funduq/shared-types/values/ids";
import { Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";

type FolioSelectProps = {
  label: string;
  folios: readonly { id: FolioId; name: string }[];
  value: FolioId | undefined;
  onChange: (folioId: FolioId) => void;
  error: string | undefined;
};

export function FolioSelect({ label, folios, value, onChange, error }: FolioSelectProps) {
  const t = useText("frontoffice");
  return (
    <Select<FolioId>
      label={label}
      required
      {...(!value && { placeholder: t("folio.choose") })}
      value={value ?? ""}
      onChange={onChange}
      options={folios.map(({ id, name }) => ({ value: id, label: name }))}
      error={error}
    />
  );
}
