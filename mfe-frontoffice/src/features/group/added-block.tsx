import type { BlockDraft } from "@funduq/shared-types/contracts/group";
import type { RateOffer } from "@funduq/shared-types/contracts/rate";
import type { CompanyId } from "@funduq/shared-types/values/ids";
import { useCallback } from "react";
import { BlockFields } from "./block-fields.tsx";
import type { BlockSource } from "./group-source.ts";
import type { ContractForm } from "./use-contract.ts";

type AddedBlockProps = {
  block: BlockDraft;
  form: ContractForm;
  source: BlockSource;
  companyId: CompanyId | null;
};

/** A block that comes to the contract; its type was chosen when it was added. */
export function AddedBlock({ block, form, source, companyId }: AddedBlockProps) {
  const { key } = block;
  const { keepOffers } = form;
  const handleOffers = useCallback(
    (offers: readonly RateOffer[]) => keepOffers(key, offers),
    [key, keepOffers],
  );
  return (
    <BlockFields
      block={block}
      source={source}
      companyId={companyId}
      place={form.kept.length + form.added.indexOf(block) + 1}
      field={form.item("added", form.added.indexOf(block))}
      roomTypes={source.roomTypes.filter(({ id }) => id === block.roomTypeId)}
      onChange={(change) => form.changeAdded(key, change)}
      onOffers={handleOffers}
      onRemove={() => form.dropAdded(key)}
    />
  );
}
