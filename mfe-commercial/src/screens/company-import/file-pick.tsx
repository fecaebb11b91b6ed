import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { NoteIcon } from "@funduq/shared-ui/icons";
import { useRef } from "react";

type FilePickProps = {
  onChoose: (file: File) => void;
  /** What is under way. No other file is taken meanwhile. */
  step: "reading" | "importing" | undefined;
};

export function FilePick({ onChoose, step }: FilePickProps) {
  const t = useText("commercial");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={NoteIcon}
        saving={step === "reading"}
        disabled={step === "importing"}
        savingText={t("import.reading")}
        onClick={() => input.current?.click()}
      >
        {t("import.file")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        disabled={step !== undefined}
        aria-label={t("import.file")}
        accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file, corrected meanwhile, can be chosen again.
          target.value = "";
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
