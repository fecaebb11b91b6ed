import type { MouseEvent } from "react";
import type { Icon } from "../../icons.ts";
import { VisuallyHidden } from "../layout/layout.tsx";
import { viewIcon } from "./view-icon.ts";
import classes from "./view-list.module.css";

/** An entry of the navigation switcher (AUTH-14). */
export type FrameView = {
  value: string;
  /** Its name; of a disabled one with the reason. */
  label: string;
  disabled?: boolean | undefined;
  /** Its address. The sidebar lists a view without one as disabled. */
  href?: string | undefined;
  icon?: Icon | undefined;
};

type ViewListProps = {
  views: readonly FrameView[];
  view: string;
  onView: (view: string) => void;
  /** Shows the icons only; the labels are tooltips. */
  collapsed: boolean;
};

/** The views as links. */
export function ViewList({ views, view, onView, collapsed }: ViewListProps) {
  // An entry without a value only tells the select that no view is open.
  const listed = views.filter(({ value }) => value !== "");
  return (
    <ul className={classes.views}>
      {listed.map((entry) => (
        <li key={entry.value}>
          <ViewEntry
            entry={entry}
            isCurrent={entry.value === view}
            collapsed={collapsed}
            onOpen={() => onView(entry.value)}
          />
        </li>
      ))}
    </ul>
  );
}

type ViewEntryProps = {
  entry: FrameView;
  isCurrent: boolean;
  collapsed: boolean;
  onOpen: () => void;
};

function ViewEntry({ entry, isCurrent, collapsed, onOpen }: ViewEntryProps) {
  const { label, disabled, href, icon: ViewIcon = viewIcon(undefined) } = entry;
  const current = isCurrent ? "page" : undefined;
  const tooltip = collapsed ? label : undefined;
  const content = (
    <>
      <ViewIcon />
      {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </>
  );
  if (disabled || !href)
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: it can't be opened, so Tab skips it
      // biome-ignore lint/a11y/useSemanticElements: an <a> without href has no role
      <span
        role="link"
        aria-disabled
        aria-current={current}
        className={classes.view}
        title={tooltip}
      >
        {content}
      </span>
    );
  return (
    <a
      href={href}
      aria-current={current}
      className={classes.view}
      title={tooltip}
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {content}
    </a>
  );
}

/** Without a key that opens a link in a new tab or window. */
function opensHere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey);
}
