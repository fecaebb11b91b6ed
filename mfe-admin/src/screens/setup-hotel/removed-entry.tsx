import { Button, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./setup.module.css";

type RemovedEntryProps = {
  name: string;
  /** What saving does to it; without it, it is deleted. */
  note?: string;
  /** Under way, it may be gone already. */
  isSaving: boolean;
  onRestore: () => void;
};

/** What goes with the next saving: until then it can be had back. */
export function RemovedEntry({ name, note, isSaving, onRestore }: RemovedEntryProps) {
  const t = useText("admin");
  return (
    <div className={classes.removed}>
      <span className={classes.what}>
        <del>
          <Name>{name}</Name>
        </del>
        <small>{note ?? t("setup.goes-on-saving")}</small>
      </span>
      <Button
        aria-label={t("setup.restore-named", { name })}
        disabled={isSaving}
        onClick={onRestore}
      >
        {t("setup.restore")}
      </Button>
    </div>
  );
}
