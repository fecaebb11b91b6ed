import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMediaQuery } from "../../hooks/use-media-query.ts";
import { useShortcut } from "../../hooks/use-shortcut.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { CloseIcon, LogOutIcon, MenuIcon, SettingsIcon, SidebarIcon } from "../../icons.ts";
import { Button, IconButton } from "../button/button.tsx";
import { Select } from "../field/choice-fields.tsx";
import { Popover } from "../overlay/popover.tsx";
import classes from "./app-frame.module.css";
import { useCollapsed } from "./use-collapsed.ts";
import { type FrameView, ViewList } from "./view-list.tsx";

type MenuProps = {
  /** The product's and the hotel's name. */
  brand: ReactNode;
  /** The navigation switcher (AUTH-14): entries that can't be opened are listed disabled. */
  views: readonly FrameView[];
  view: string;
  onView: (view: string) => void;
  onLogOut: () => void;
  /** The hotel select, language, theme: what stands between the switcher and log-out. */
  tools?: ReactNode;
  /** Always in sight, also on a phone: the live dot. */
  status?: ReactNode;
};

const MAIN_ID = "main";
/** The width from which the menu is a sidebar, as the style sheet says it. */
const WIDE = "(min-width: 60.01rem)";

/**
 * The frame of every screen. On a wide screen a sidebar with the views as links, which collapses to icons;
 * on others a bar whose menu has the view select.
 */
export function AppFrame({ children, ...menu }: MenuProps & { children: ReactNode }) {
  const t = useUiText();
  const isWide = useMediaQuery(WIDE);
  const { view, views } = menu;
  return (
    <div className={classes.frame}>
      <a href={`#${MAIN_ID}`} className={classes.skip}>
        {t("skip-to-content")}
      </a>
      {isWide ? <Sidebar {...menu} /> : <TopBar {...menu} />}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        // Read out when another view opens and the focus comes here; no view has no name.
        aria-label={view ? views.find(({ value }) => value === view)?.label : undefined}
        className={classes.main}
      >
        {children}
      </main>
    </div>
  );
}

function Sidebar({ brand, status, tools, views, view, onView, onLogOut }: MenuProps) {
  const t = useUiText();
  const [collapsed, toggle] = useCollapsed();
  const label = t(collapsed ? "expand-menu" : "collapse-menu");
  useShortcut({ keys: "Ctrl+KeyB", label, onPress: toggle });
  return (
    <aside className={classes.side} data-collapsed={collapsed || undefined}>
      <div className={classes.head}>
        <div className={classes.brand}>{brand}</div>
        <IconButton
          icon={SidebarIcon}
          label={label}
          aria-expanded={!collapsed}
          aria-keyshortcuts="Control+B"
          onClick={toggle}
        />
        {status && <div className={classes.status}>{status}</div>}
      </div>
      <nav aria-label={t("menu")}>
        <ViewList views={views} view={view} onView={onView} collapsed={collapsed} />
      </nav>
      <div className={classes.tools}>
        {tools && collapsed ? <CollapsedTools tools={tools} /> : tools}
        {collapsed ? (
          <IconButton icon={LogOutIcon} label={t("log-out")} onClick={onLogOut} />
        ) : (
          <LogOut onLogOut={onLogOut} />
        )}
      </div>
    </aside>
  );
}

/** The tools of a collapsed sidebar open beside it. */
function CollapsedTools({ tools }: { tools: ReactNode }) {
  const t = useUiText();
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      trigger={
        <IconButton icon={SettingsIcon} label={t("settings")} onClick={() => setOpened(!opened)} />
      }
      label={t("settings")}
      opened={opened}
      onClose={() => setOpened(false)}
    >
      <div className={classes.popover}>{tools}</div>
    </Popover>
  );
}

function TopBar({ brand, status, tools, views, view, onView, onLogOut }: MenuProps) {
  const t = useUiText();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view closes the menu
  useEffect(() => setOpen(false), [view]);
  const button = useRef<HTMLButtonElement>(null);
  function handleEscape() {
    setOpen(false);
    button.current?.focus();
  }
  useShortcut({ keys: "Escape", onPress: handleEscape, disabled: !open });
  return (
    <aside className={classes.side}>
      <div className={classes.head}>
        <div className={classes.brand}>{brand}</div>
        {status}
        <IconButton
          ref={button}
          icon={open ? CloseIcon : MenuIcon}
          label={t("menu")}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      </div>
      <nav aria-label={t("menu")} className={classes.menu} data-open={open || undefined}>
        <Select label={t("view")} value={view} options={views} onChange={onView} />
        {tools}
        <LogOut onLogOut={onLogOut} />
      </nav>
    </aside>
  );
}

function LogOut({ onLogOut }: { onLogOut: () => void }) {
  const t = useUiText();
  return (
    <Button wide icon={LogOutIcon} onClick={onLogOut}>
      {t("log-out")}
    </Button>
  );
}
