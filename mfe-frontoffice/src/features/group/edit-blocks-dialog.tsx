import type { Group } from "@funduq/shared-types/contracts/group";
import { addableTypes } from "@funduq/shared-types/rules/group";
import { refused } from "@funduq/shared-types/rules/verdict";
import type { HotelId, RoomTypeId } from "@funduq/shared-types/values/ids";
import { Button, FormDialog, notify, QueryView, Select } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { AddIcon } from "@funduq/shared-ui/icons";
import { useHotel } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useReadAvailabilityDaysQuery } from "../availability/availability.endpoints.ts";
import { AddedBlock } from "./added-block.tsx";
import { GroupCredit } from "./group-credit.tsx";
import classes from "./group-form.module.css";
import type { BlockSource } from "./group-source.ts";
import { KeptBlock } from "./kept-block.tsx";
import { RoomsShort } from "./rooms-short.tsx";
import { type ContractForm, useContract } from "./use-contract.ts";
import { useHotelOffers } from "./use-offers.ts";

type EditBlocksDialogProps = { hotelId: HotelId; group: Group; onClose: () => void };

/** Changes a group's contract (GRP-05); the rooms are asked for again when it is saved. */
export function EditBlocksDialog({ hotelId, group, onClose }: EditBlocksDialogProps) {
  const t = useText("frontoffice");
  const businessDate = useHotel()?.businessDate ?? group.checkInDate;
  const house = useReadAvailabilityDaysQuery({ hotelId, from: businessDate, to: businessDate });
  const form = useContract({ hotelId, group, businessDate }, () => {
    notify.success(t("group.changed", { name: group.name }));
    onClose();
  });
  const { isSaving, failure, fault } = form;
  return (
    <FormDialog
      size="medium"
      title={t("group.edit-title", { name: group.name })}
      confirmLabel={t("group.save-blocks")}
      failedText={t("group.edit-failed")}
      failureFacts={<RoomsShort refusal={failure} isMore />}
      onSubmit={() => form.save()}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      {form.kept.map((block, index) => (
        <KeptBlock
          key={block.id}
          block={block}
          field={form.item("kept", index)}
          form={form}
          businessDate={businessDate}
          agreed={group.blocks.find(({ id }) => id === block.id)}
        />
      ))}
      <QueryView query={house}>
        {({ roomTypes }) => (
          <AddedBlocks group={group} form={form} roomTypes={roomTypes} day={businessDate} />
        )}
      </QueryView>
      <GroupCredit hotelId={hotelId} group={group} form={form} businessDate={businessDate} />
      {fault && (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
    </FormDialog>
  );
}

type AddedBlocksProps = {
  group: Group;
  form: ContractForm;
  roomTypes: BlockSource["roomTypes"];
  day: BlockSource["businessDate"];
};

/** Types that the contract does not have yet, each once. */
function AddedBlocks({ group, form, roomTypes, day }: AddedBlocksProps) {
  const source: BlockSource = { businessDate: day, roomTypes, useOffers: useHotelOffers };
  return (
    <>
      {form.added.map((block) => (
        <AddedBlock
          key={block.key}
          block={block}
          form={form}
          source={source}
          companyId={group.company?.id ?? null}
        />
      ))}
      <AddType roomTypes={roomTypes} form={form} />
    </>
  );
}

type AddTypeProps = Pick<AddedBlocksProps, "roomTypes" | "form">;

function AddType({ roomTypes, form }: AddTypeProps) {
  const t = useText("frontoffice");
  const taken = [...form.kept, ...form.added].flatMap(({ roomTypeId }) =>
    roomTypeId ? [{ roomTypeId }] : [],
  );
  const left = addableTypes(roomTypes, taken);
  const [wanted, setWanted] = useState<RoomTypeId>();
  const chosen = left.find(({ id }) => id === wanted) ?? left[0];
  if (!chosen) return <p role="status">{errorText(refused("group.all-types-added"))}</p>;
  return (
    <div className={classes.addType}>
      <Select
        label={t("group.add-type")}
        value={chosen.id}
        onChange={setWanted}
        options={left.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button icon={AddIcon} onClick={() => form.add(chosen.id)}>
        {t("group.add-block")}
      </Button>
    </div>
  );
}
