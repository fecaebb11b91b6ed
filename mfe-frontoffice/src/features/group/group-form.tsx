import type { BlockDraft, CreateGroup, GroupDraft } from "@funduq/shared-types/contracts/group";
import type { RateOffer } from "@funduq/shared-types/contracts/rate";
import { shortageOf } from "@funduq/shared-types/rules/group-shortage";
import {
  Badge,
  Button,
  CallFailure,
  DraftNotice,
  Name,
  SearchField,
  TextField,
  useShortcut,
} from "@funduq/shared-ui";
import { useControlledForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon } from "@funduq/shared-ui/icons";
import type { ApiFailure, DraftForm } from "@funduq/shared-ui/state";
import { useCallback, useEffect, useRef, useState } from "react";
import { isAnswerable, isChange } from "./answered.ts";
import { BlockFields } from "./block-fields.tsx";
import { useBlockWords } from "./block-rules.ts";
import { groupContract } from "./group-contract.ts";
import { NewGroupCredit } from "./group-credit.tsx";
import { withBlock } from "./group-draft.ts";
import classes from "./group-form.module.css";
import type { GroupSource } from "./group-source.ts";
import { RoomsShort } from "./rooms-short.tsx";
import { useKnownOffers } from "./use-known-offers.ts";

/** Suggestions begin after more than two characters here (GRP-06). */
const MIN_LETTERS = 3;
const MOST_BLOCKS = 50;

type GroupFormProps = {
  form: DraftForm<GroupDraft>;
  source: GroupSource;
  saveLabel: string;
};

/** The form of a group booking (GRP-01): who, and blocks of rooms. What was typed outlives a failed call. */
export function GroupForm({ form, source, saveLabel }: GroupFormProps) {
  const t = useText("frontoffice");
  const { draft } = form;
  const { offersOf, keepOffers } = useKnownOffers();
  const { failure, clearFailure } = source;
  const refusal = failure && isAnswerable(failure) ? failure : undefined;

  function update(patch: Partial<GroupDraft>) {
    form.update(patch);
    if (refusal && isChange(draft, answerTo(refusal, patch))) clearFailure();
  }

  function startOver() {
    form.startOver();
    if (refusal) clearFailure();
  }

  const contract = groupContract(offersOf, source.businessDate);
  const say = useBlockWords("blocks");
  const fields = useControlledForm(contract, { values: draft, update }, failure, { say });
  const submit = fields.submit(source.save);
  const fault = fields.fault("blocks");

  useShortcut({
    keys: "Ctrl+Enter",
    label: saveLabel,
    onPress: () => submit(),
    disabled: source.isSaving,
  });

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <DraftNotice form={{ ...form, startOver }} />
      <WhoFields fields={fields} draft={draft} update={update} source={source} />
      <Blocks
        fields={fields}
        draft={draft}
        update={update}
        source={source}
        keepOffers={keepOffers}
      />
      <NewGroupCredit draft={draft} source={source} offersOf={offersOf} />
      <footer className={classes.footer}>
        {fault && (
          <p role="alert" className={classes.fault}>
            {fault}
          </p>
        )}
        <CallFailure failure={failure} sentence={t("group.save-failed")} />
        <RoomsShort refusal={failure} />
        <Button
          type="submit"
          variant="primary"
          saving={source.isSaving}
          aria-keyshortcuts="Control+Enter"
        >
          {saveLabel}
        </Button>
      </footer>
    </form>
  );
}

/** The fields whose change clears the failure: a shortage of rooms stays until rooms or nights change, not the contact. */
function answerTo(failure: ApiFailure, { blocks, ...who }: Partial<GroupDraft>) {
  const rooms = blocks ? { blocks } : {};
  return shortageOf(failure) ? rooms : { ...who, ...rooms };
}

type Fields = ReturnType<typeof useControlledForm<GroupDraft, CreateGroup>>;

type WhoFieldsProps = Pick<DraftForm<GroupDraft>, "draft" | "update"> & {
  source: GroupSource;
  fields: Fields;
};

/** A company, a name, or both; and whom to call. */
function WhoFields({ fields, draft, update, source }: WhoFieldsProps) {
  const t = useText("frontoffice");
  const [query, setQuery] = useState("");
  const { companies, isLoading } = source.useCompanies(query);
  const company = fields.field("companyText");
  const name = fields.field("name");
  return (
    <div className={classes.fields}>
      <div className={classes.wide}>
        <SearchField
          {...company}
          label={t("booking.company")}
          onChange={(companyText) => {
            company.onChange(companyText);
            update({ company: null });
          }}
          onSearch={setQuery}
          minLength={MIN_LETTERS}
          suggestions={query ? companies : []}
          isLoading={isLoading}
          itemKey={({ id }) => id}
          renderItem={({ name }) => <Name>{name}</Name>}
          onPick={({ id, name }) => update({ company: { id, name }, companyText: name })}
          hint={draft.company && <Badge tone="info">{t("booking.company-chosen")}</Badge>}
        />
      </div>
      <div className={classes.wide}>
        <TextField
          {...name}
          label={t("group.name")}
          hint={!name.error && t(draft.company ? "group.name-of-company" : "group.name-or-company")}
        />
      </div>
      <div className={classes.wide}>
        <TextField {...fields.field("contactPerson")} label={t("group.contact")} />
      </div>
    </div>
  );
}

type BlocksProps = Pick<DraftForm<GroupDraft>, "draft" | "update"> & {
  source: GroupSource;
  fields: Fields;
  keepOffers: (key: number, offers: readonly RateOffer[]) => void;
};

function Blocks({ fields, draft, update, source, keepOffers }: BlocksProps) {
  const t = useText("frontoffice");
  const { blocks, company } = draft;
  const change = (key: number, more: Partial<BlockDraft>) =>
    update({ blocks: blocks.map((block) => (block.key === key ? { ...block, ...more } : block)) });
  const remove = (key: number) => update({ blocks: blocks.filter((block) => block.key !== key) });
  const section = useFocusOnAdded(blocks.length);
  return (
    <section ref={section} aria-label={t("group.blocks")} className={classes.blocks}>
      {blocks.map((block, index) => (
        <OneBlock
          key={block.key}
          block={block}
          source={source}
          field={fields.item("blocks", index)}
          keepOffers={keepOffers}
          place={index + 1}
          companyId={company?.id ?? null}
          onChange={(more) => change(block.key, more)}
          onRemove={blocks.length > 1 ? () => remove(block.key) : undefined}
        />
      ))}
      <Button
        icon={AddIcon}
        disabled={blocks.length >= MOST_BLOCKS}
        onClick={() => update({ blocks: withBlock(blocks, source.businessDate) })}
      >
        {t("group.add-block")}
      </Button>
    </section>
  );
}

/** A block that was added stands above its button: the keyboard goes on at the block's first field. */
function useFocusOnAdded(blocks: number) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(blocks);
  useEffect(() => {
    const isAdded = blocks > before.current;
    before.current = blocks;
    const added = [...(section.current?.querySelectorAll("fieldset[data-block]") ?? [])].at(-1);
    if (isAdded) added?.querySelector("select")?.focus();
  }, [blocks]);
  return section;
}

type OneBlockProps = Omit<Parameters<typeof BlockFields>[0], "onOffers"> &
  Pick<BlocksProps, "keepOffers">;

function OneBlock({ keepOffers, ...props }: OneBlockProps) {
  const { key } = props.block;
  const handleOffers = useCallback(
    (offers: readonly RateOffer[]) => keepOffers(key, offers),
    [key, keepOffers],
  );
  return <BlockFields {...props} onOffers={handleOffers} />;
}
