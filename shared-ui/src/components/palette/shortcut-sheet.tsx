import { useShortcutsBelow } from "../../hooks/use-shortcut.ts";
import { usePartsText } from "../../i18n/parts-text.ts";
import { Dialog } from "../dialog/dialog.tsx";
import { Stack } from "../layout/layout.tsx";
import { Keys } from "./keys.tsx";
import classes from "./palette.module.css";

type ShortcutSheetProps = { onClose: () => void };

/** What the keyboard can do right now (F1): the shortcuts of the screen, then those of everywhere. */
export function ShortcutSheet({ onClose }: ShortcutSheetProps) {
  const t = usePartsText();
  return (
    <Dialog opened onClose={onClose} title={t("shortcuts.title")}>
      <Shortcuts />
    </Dialog>
  );
}

function Shortcuts() {
  const t = usePartsText();
  const here = useShortcutsBelow().map(({ keys, label }) => ({ keys: [keys], label }));
  const said = here.flatMap(({ keys }) => keys);
  // The screen's own meaning of a key comes before the general one.
  const unsaid = (rows: readonly Row[]) =>
    rows.filter(({ keys }) => !keys.some((each) => said.includes(each)));
  return (
    <Stack gap={4}>
      {here.length > 0 && <Table title={t("shortcuts.here")} rows={here} />}
      <Table
        title={t("shortcuts.everywhere")}
        rows={unsaid([
          { keys: ["Tab"], label: t("shortcuts.next") },
          { keys: ["Shift+Tab"], label: t("shortcuts.previous") },
          { keys: ["Enter"], label: t("shortcuts.open") },
          { keys: ["Ctrl+Enter"], label: t("shortcuts.main") },
          { keys: ["Escape"], label: t("shortcuts.close") },
        ])}
      />
      <Table
        title={t("shortcuts.lists")}
        rows={unsaid([
          { keys: ["Arrows"], label: t("shortcuts.move") },
          { keys: ["Home", "End"], label: t("shortcuts.ends") },
          { keys: ["Ctrl+Home", "Ctrl+End"], label: t("shortcuts.corners") },
          { keys: ["PageUp", "PageDown"], label: t("shortcuts.pages") },
          { keys: ["Space"], label: t("shortcuts.select") },
          { keys: ["Ctrl+KeyA"], label: t("shortcuts.all") },
          { keys: ["F2"], label: t("shortcuts.into") },
        ])}
      />
    </Stack>
  );
}

type Row = { keys: readonly string[]; label: string };
type TableProps = { title: string; rows: readonly Row[] };

function Table({ title, rows }: TableProps) {
  return (
    <section>
      <h3 className={classes.sheetHeading}>{title}</h3>
      <dl className={classes.sheet}>
        {rows.map(({ keys, label }) => (
          <div key={keys[0]}>
            <dt>
              {keys.map((each) => (
                <Keys key={each} keys={each} />
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
