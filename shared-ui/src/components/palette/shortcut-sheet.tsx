import { useShortcutList } from "../../hooks/use-shortcut.ts";
import { usePartsText } from "../../i18n/parts-text.ts";
import { Dialog } from "../dialog/dialog.tsx";
import { Stack } from "../layout/layout.tsx";
import { Keys } from "./keys.tsx";
import classes from "./palette.module.css";

type ShortcutSheetProps = { onClose: () => void };

/** What the keyboard can do right now (F1): the shortcuts of the screen, then those of everywhere. */
export function ShortcutSheet({ onClose }: ShortcutSheetProps) {
  const t = usePartsText();
  const here = useShortcutList();
  return (
    <Dialog opened onClose={onClose} title={t("shortcuts.title")}>
      <Stack gap={4}>
        {here.length > 0 && <Table title={t("shortcuts.here")} rows={here} />}
        <Table
          title={t("shortcuts.everywhere")}
          rows={[
            { keys: "Tab", label: t("shortcuts.next") },
            { keys: "Arrows", label: t("shortcuts.move") },
            { keys: "Home", label: t("shortcuts.ends") },
            { keys: "PageDown", label: t("shortcuts.pages") },
            { keys: "Enter", label: t("shortcuts.open") },
            { keys: "Escape", label: t("shortcuts.close") },
          ]}
        />
      </Stack>
    </Dialog>
  );
}

type TableProps = { title: string; rows: readonly { keys: string; label: string }[] };

function Table({ title, rows }: TableProps) {
  return (
    <section>
      <h3 className={classes.sheetHeading}>{title}</h3>
      <dl className={classes.sheet}>
        {rows.map(({ keys, label }) => (
          <div key={keys}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
