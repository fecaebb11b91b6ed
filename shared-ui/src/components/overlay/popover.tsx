import { Popover as MantinePopover } from "@mantine/core";
import type { ReactElement, ReactNode } from "react";
import { useFloatingTarget } from "../dialog/layers.ts";
import classes from "./overlay.module.css";

type PopoverProps = {
  /** The button it belongs to. */
  trigger: ReactElement;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A small panel beside a button: a second question, a few filters. Focus stays inside. */
export function Popover({ trigger, opened, onClose, children }: PopoverProps) {
  return (
    <MantinePopover
      opened={opened}
      onChange={(open) => {
        if (!open) onClose();
      }}
      trapFocus
      returnFocus
      withArrow
      {...useFloatingTarget()}
    >
      <MantinePopover.Target>{trigger}</MantinePopover.Target>
      <MantinePopover.Dropdown className={classes.dropdown}>{children}</MantinePopover.Dropdown>
    </MantinePopover>
  );
}
