import type { ChargeItem } from "@funduq/shared-types/contracts/charge-item";
import { foldName } from "@funduq/shared-types/rules/name-search";
import { Name, SearchField } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import type { BoundField } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import type { KeyboardEvent } from "react";

const SUGGESTED = 8;
const MAX_LENGTH = 200;

type ChargeItemFieldProps = {
  field: BoundField<string>;
  error: string | undefined;
  items: readonly ChargeItem[];
  /** A charge without an amount has nothing to send: Enter takes the one item that is left. */
  takesOnEnter: boolean;
  onPick: (item: ChargeItem) => void;
};

/** What is charged: an item of the catalogue by any part of its name, or free words (FOL-04). The down arrow shows all items. */
export function ChargeItemField({ field, error, items, ...props }: ChargeItemFieldProps) {
  const t = useText("frontoffice");
  const typed = foldName(field.value.trim());
  const matching = items.filter(({ name }) => foldName(name).includes(typed));

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || !props.takesOnEnter || !typed) return;
    const item = matching.find(({ name }) => foldName(name) === typed) ?? only(matching);
    if (!item) return;
    event.preventDefault();
    props.onPick(item);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the field's; this hears them pass
    <div onKeyDown={handleKey}>
      <SearchField
        {...field}
        label={t("charge.description")}
        required
        autoFocus
        error={error}
        onChange={(text) => field.onChange(text.slice(0, MAX_LENGTH))}
        atHand
        onSearch={() => {}}
        // Free words are as welcome as an item: where nothing matches, no list opens to say so.
        minLength={matching.length > 0 ? 0 : Number.POSITIVE_INFINITY}
        suggestions={typed ? matching.slice(0, SUGGESTED) : matching}
        itemKey={({ id }) => id}
        renderItem={({ name, priceCentimes }) => (
          <span>
            <Name>{name}</Name> · <bdi>{formatMoney(priceCentimes)}</bdi>
          </span>
        )}
        onPick={props.onPick}
      />
    </div>
  );
}

function only(items: readonly ChargeItem[]): ChargeItem | undefined {
  return items.length === 1 ? items[0] : undefined;
}
