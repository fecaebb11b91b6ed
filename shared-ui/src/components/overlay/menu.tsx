import { Menu as MantineMenu } from "@mantine/core";
import type { ReactElement } from "react";
import type { Icon } from "../../icons.ts";
import { useFloatingTarget } from "../dialog/layers.ts";
import classes from "./overlay.module.css";

export type MenuItem = {
  label: string;
  icon?: Icon;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
};

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
};

/** Actions behind a button. Arrow keys move, Esc closes and gives focus back. */
export function Menu({ trigger, items }: MenuProps) {
  return (
    <MantineMenu position="bottom-end" {...useFloatingTarget()}>
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      <MantineMenu.Dropdown className={classes.dropdown}>
        {items.map(({ label, icon: Icon, onSelect, danger, disabled }) => (
          <MantineMenu.Item
            key={label}
            className={classes.item}
            data-danger={danger || undefined}
            disabled={disabled ?? false}
            leftSection={Icon && <Icon size={18} />}
            onClick={onSelect}
          >
            {label}
          </MantineMenu.Item>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}
