import { cloneElement, type ReactElement, type ReactNode, useState } from "react";
import { useUiText } from "../../i18n/ui-text.ts";
import { Button } from "../button/button.tsx";
import { Group, Stack } from "../layout/layout.tsx";
import type { TriggerProps } from "./menu.tsx";
import { Popover } from "./popover.tsx";

type ConfirmPopoverProps = {
  /** The button that asks: 'Delete category'. */
  trigger: ReactElement<TriggerProps>;
  /** 'Delete the category Desserts?' */
  question: string;
  /** The verb, never 'Yes': 'Delete'. */
  confirmLabel: string;
  onConfirm: () => void;
  danger?: boolean;
  children?: ReactNode;
};

/** Asks beside the button, for small things. Focus starts on the safe answer and comes back. */
export function ConfirmPopover(props: ConfirmPopoverProps) {
  const { trigger, question, confirmLabel, onConfirm, danger = true } = props;
  const t = useUiText();
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      label={question}
      opened={opened}
      onClose={() => setOpened(false)}
      trigger={cloneElement(trigger, { onClick: () => setOpened(!opened) })}
    >
      <Stack>
        <p>{question}</p>
        {props.children}
        <Group justify="end">
          <Button onClick={() => setOpened(false)}>{t("cancel")}</Button>
          <Button
            variant={danger ? "danger" : "primary"}
            onClick={() => {
              setOpened(false);
              onConfirm();
            }}
          >
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Popover>
  );
}
