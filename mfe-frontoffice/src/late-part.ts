import { lazyDialog, lazyPart } from "@funduq/shared-ui";
import type { ComponentType } from "react";
import { otherTexts } from "./i18n/catalogue.ts";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** `lazyPart` for the front office: the part is there when its texts are, too. */
export function latePart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return lazyPart(() => withTexts(load));
}

/** `lazyDialog` for the front office: the dialog is there when its texts are, too. */
export function lateDialog<Props extends { onClose: () => unknown }>(
  load: Load<Props>,
): ComponentType<Props> {
  return lazyDialog(() => withTexts(load));
}

async function withTexts<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const [part] = await Promise.all([load(), otherTexts()]);
  return part;
}
