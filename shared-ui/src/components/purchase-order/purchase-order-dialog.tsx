import {
  type PurchaseOrder,
  type SetPurchaseOrder,
  setPurchaseOrderSchema,
} from "@funduq/shared-types/contracts/purchase-order";
import { orderLinkVerdict } from "@funduq/shared-types/rules/purchase-order";
import type { BookingId, GroupId, HotelId } from "@funduq/shared-types/values/ids";
import { type ReactNode, useState } from "react";
import { useSubmit } from "../../client/use-submit.ts";
import { useSetPurchaseOrderMutation } from "../../endpoints/purchase-order.endpoints.ts";
import { usePurchaseOrderText } from "../../i18n/purchase-order-text.ts";
import { FormDialog } from "../dialog/form-dialog.tsx";
import { notify } from "../feedback/notify.ts";
import { TextField } from "../field/text-fields.tsx";
import { formContract } from "../form/contract.ts";
import { useControlledForm } from "../form/use-controlled-form.ts";

/** The stay or the group that a company ordered, at the version that is on screen. */
export type PurchaseOrderOwner = { version: number } & (
  | { bookingId: BookingId }
  | { groupId: GroupId }
);

type PurchaseOrderDialogProps = {
  hotelId: HotelId;
  owner: PurchaseOrderOwner;
  /** What the stay or the group has of its own. */
  order: PurchaseOrder | null;
  /** The order of a stay's group, which applies where the stay has nothing of its own. */
  groupOrder?: PurchaseOrder | null;
  /** Which stay or group it is. */
  about: ReactNode;
  onClose: () => void;
};

type Typed = Omit<SetPurchaseOrder, "version">;

/** Writes the number and the link of a purchase order; both may be empty (COM-05). */
export function PurchaseOrderDialog(props: PurchaseOrderDialogProps) {
  const { hotelId, owner, order, groupOrder = null, about, onClose } = props;
  const t = usePurchaseOrderText();
  const { submit, isSaving, failure } = useSubmit(useSetPurchaseOrderMutation()[0]);
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const update = (patch: Partial<Typed>) => setTyped((before) => ({ ...before, ...patch }));
  const now = { version: owner.version, number: order?.number ?? "", url: order?.url ?? "" };
  const [opened] = useState(now);
  const [base, setBase] = useState(now);
  // The version is that of the whole stay: while the order is unchanged, the newest is sent. Once somebody else has saved
  // another order, the former version is sent: the API refuses it, and the form shows their order first.
  const isNow = failure?.code === "request.stale" || isSameOrder(now, base);
  const { version, ...stored } = isNow ? now : base;
  const values = { ...stored, ...typed };
  const theirs = (name: keyof Typed) =>
    typed[name] !== undefined && now[name] !== opened[name] && now[name] !== typed[name].trim()
      ? t("order.changed-meanwhile", { value: now[name] || t("order.none") })
      : undefined;
  const isOfGroupNumber = ["", groupOrder?.number].includes(values.number.trim());
  const groupHint = (value: string | null | undefined) =>
    value ? t("order.of-group-hint", { value }) : undefined;
  const contract = formContract<Typed, SetPurchaseOrder>(setPurchaseOrderSchema, {
    request: (fields) => ({ version, ...fields }),
    rules: ({ url }) => ({ url: orderLinkVerdict(url.trim()) }),
  });
  const form = useControlledForm(contract, { values, update }, failure, {
    fieldOf: ({ code }) => (code === "purchase-order.link-not-secure" ? "url" : undefined),
  });

  async function save(body: SetPurchaseOrder) {
    setBase({ version, ...stored });
    if (!(await submit({ hotelId, ...owner, ...body }))) return;
    notify.success(t("order.saved"));
    onClose();
  }

  return (
    <FormDialog
      title={t("order.title")}
      confirmLabel={t("order.save")}
      failedText={failure?.code.startsWith("request.") ? undefined : t("order.failed")}
      failure={failure}
      isSaving={isSaving}
      onSubmit={form.submit(save)}
      onClose={onClose}
    >
      <p>{about}</p>
      <TextField
        {...form.field("number")}
        label={t("order.number")}
        hint={theirs("number") ?? groupHint(groupOrder?.number)}
        dir="ltr"
      />
      <TextField
        {...form.field("url")}
        label={t("order.link")}
        hint={
          theirs("url") ??
          groupHint(isOfGroupNumber ? groupOrder?.url : undefined) ??
          t("order.link-hint")
        }
        type="url"
      />
    </FormDialog>
  );
}

const isSameOrder = (one: Typed, other: Typed) =>
  one.number === other.number && one.url === other.url;
