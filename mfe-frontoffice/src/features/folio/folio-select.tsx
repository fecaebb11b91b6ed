import type { FolioId } from "@funduq/shared-types/values/ids";
import { Select } from "@funduq/shared-ui";

type FolioSelectProps = {
  label: string;
  folios: readonly { id: FolioId; name: string }[];
  value: FolioId | undefined;
  onChange: (folioId: FolioId) => void;
  error: string | undefined;
};

export function FolioSelect({ label, folios, value, onChange, error }: FolioSelectProps) {
  return (
    <Select<FolioId>
      label={label}
      required
      placeholder=""
      value={value ?? ""}
      onChange={onChange}
      options={folios.map(({ id, name }) => ({ value: id, label: name }))}
      error={error}
    />
  );
}
