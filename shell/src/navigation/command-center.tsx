import { IconButton, notify, PaletteStandIn, useShortcut } from "@funduq/shared-ui";
import { textsReady, useText } from "@funduq/shared-ui/i18n";
import { SearchIcon } from "@funduq/shared-ui/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useModules } from "../remotes/modules-context.ts";
import { useRegistry } from "../remotes/registry.ts";
import { isWorkOfVisitor } from "../remotes/use-preload.ts";

type Parts = typeof import("@funduq/shared-ui/palette") & typeof import("./shell-commands.tsx");

/** The button stands in the sidebar, which has colours of its own; the dialogs don't. */
type CommandCenter = { button: ReactNode; dialogs: ReactNode };

/**
 * The palette (Ctrl+K) and the sheet of shortcuts (F1). Both load when first asked for, and the
 * visitor's departments with them: what they registered can be found before their screens open.
 * What is typed meanwhile is kept.
 */
export function useCommandCenter(openAccount: () => void): CommandCenter {
  const t = useText("shell");
  const [opened, setOpened] = useState<"palette" | "sheet">();
  const close = () => setOpened(undefined);
  const parts = useParts(opened !== undefined, () => {
    close();
    notify.error(t("palette.down"));
  });
  useDepartments(opened === "palette");
  useShortcut({
    keys: "Ctrl+KeyK",
    isEverywhere: true,
    label: t("palette.open"),
    onPress: () => setOpened("palette"),
  });
  useShortcut({
    keys: "F1",
    isEverywhere: true,
    label: t("shortcuts.open"),
    onPress: () => setOpened("sheet"),
  });
  return {
    button: (
      <IconButton
        icon={SearchIcon}
        label={t("palette.open")}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={() => setOpened("palette")}
      />
    ),
    dialogs: (
      <>
        {parts && (
          <parts.ShellCommands onSheet={() => setOpened("sheet")} onAccount={openAccount} />
        )}
        {opened === "palette" && (
          <PaletteStandIn label={t("palette.open")} onClose={close}>
            {parts && ((begun) => <parts.CommandPalette onClose={close} begun={begun} />)}
          </PaletteStandIn>
        )}
        {parts && opened === "sheet" && <parts.ShortcutSheet onClose={close} />}
      </>
    ),
  };
}

/** Through state, not Suspense, which would hold back a shown fallback for 300 ms. */
function useParts(wanted: boolean, onFail: () => void): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  const fail = useRef(onFail);
  fail.current = onFail;
  useEffect(() => {
    if (!wanted || parts) return;
    const loading = [import("@funduq/shared-ui/palette"), import("./shell-commands.tsx")] as const;
    const ready = Promise.all(loading).then(async ([palette, commands]) => {
      await textsReady();
      setParts({ ...palette, ...commands });
    });
    ready.catch(() => fail.current());
  }, [wanted, parts]);
  return parts;
}

function useDepartments(wanted: boolean): void {
  const modules = useModules();
  const { entries } = useRegistry();
  useEffect(() => {
    if (!wanted || !entries) return;
    for (const entry of entries.filter(isWorkOfVisitor)) modules.start(entry);
  }, [wanted, modules, entries]);
}
