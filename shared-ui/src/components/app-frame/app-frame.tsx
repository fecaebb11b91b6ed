import { type ReactNode, useEffect, useState } from "react";
import { useUiText } from "../../i18n/ui-text.ts";
import { CloseIcon, LogOutIcon, MenuIcon } from "../../icons.ts";
import { Button, IconButton } from "../button/button.tsx";
import { type Option, Select } from "../field/choice-fields.tsx";
import classes from "./app-frame.module.css";

type AppFrameProps = {
  /** The product's and the hotel's name. */
  brand: ReactNode;
  /** The navigation switcher (AUTH-14): entries that can't be opened are listed disabled. */
  views: readonly Option[];
  view: string;
  onView: (view: string) => void;
  onLogOut: () => void;
  /** The hotel select, language, theme: what stands between the switcher and log-out. */
  tools?: ReactNode;
  /** Always in sight, also on a phone: the live dot. */
  status?: ReactNode;
  children: ReactNode;
};

const MAIN_ID = "main";

/** The frame of every screen: a sidebar with the view select and log-out, a bar on a phone. */
export function AppFrame(props: AppFrameProps) {
  const t = useUiText();
  const [open, setOpen] = useState(false);
  const { view } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view closes the phone's menu
  useEffect(() => setOpen(false), [view]);
  return (
    <div className={classes.frame}>
      <a href={`#${MAIN_ID}`} className={classes.skip}>
        {t("skip-to-content")}
      </a>
      <aside className={classes.side}>
        <div className={classes.head}>
          <div className={classes.brand}>{props.brand}</div>
          {props.status}
          <div className={classes.toggle}>
            <IconButton
              icon={open ? CloseIcon : MenuIcon}
              label={t("menu")}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            />
          </div>
        </div>
        <nav aria-label={t("menu")} className={classes.menu} data-open={open || undefined}>
          <Select
            label={t("view")}
            value={props.view}
            options={props.views}
            onChange={props.onView}
          />
          {props.tools}
          <Button wide icon={LogOutIcon} onClick={props.onLogOut}>
            {t("log-out")}
          </Button>
        </nav>
      </aside>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        // Read out when another view opens and the focus comes here; no view has no name.
        aria-label={view ? props.views.find(({ value }) => value === view)?.label : undefined}
        className={classes.main}
      >
        {props.children}
      </main>
    </div>
  );
}
