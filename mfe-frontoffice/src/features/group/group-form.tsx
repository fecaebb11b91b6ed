import type { BlockDraft, GroupDraft } from "@funduq/shared-types/contracts/group";
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
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { AddIcon } from "@funduq/shared-ui/icons";
import type { ApiFailure, DraftForm } from "@funduq/shared-ui/state";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { isAnswerable, isChange } from "./answered.ts";
import { BlockFields } from "./block-fields.tsx";
import { draftVerdict, groupRequest, isCompanyUnchosen, withBlock } from "./group-draft.ts";
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
  const [tries, setTries] = useState(0);
  const tried = tries > 0;
  const fields = useFocusOnFault(tries);
  const { offersOf, keepOffers } = useKnownOffers();
  const verdict = draftVerdict(draft, offersOf, source.businessDate);
  const unchosen = isCompanyUnchosen(draft);
  const noName = nameFault(tried, draft, t);
  const fault = tried && !verdict.allowed && !noName ? errorText(verdict) : undefined;

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

  function handleSubmit(event?: FormEvent) {
    event?.preventDefault();
    setTries(tries + 1);
    const request = groupRequest(draft, offersOf);
    if (verdict.allowed && !unchosen && request) source.save(request);
  }

  useShortcut({
    keys: "Ctrl+Enter",
    label: saveLabel,
    onPress: () => handleSubmit(),
    disabled: source.isSaving,
  });

  return (
    <form ref={fields} noValidate className={classes.form} onSubmit={handleSubmit}>
      <DraftNotice form={{ ...form, startOver }} />
      <WhoFields
        draft={draft}
        update={update}
        source={source}
        fault={noName}
        isCompanyWrong={tried && unchosen}
      />
      <Blocks draft={draft} update={update} source={source} tried={tried} keepOffers={keepOffers} />
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

/** Rooms that are missing are missing until other rooms or nights are wanted, whoever books them. */
function answerTo(failure: ApiFailure, { blocks, ...who }: Partial<GroupDraft>) {
  const rooms = blocks ? { blocks } : {};
  return shortageOf(failure) ? rooms : { ...who, ...rooms };
}

/** After a try that found faults, the first faulty field has the focus. */
function useFocusOnFault(tries: number) {
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [tries]);
  return fields;
}

type Say = ReturnType<typeof useText<"frontoffice">>;

function nameFault(tried: boolean, { name, company }: GroupDraft, t: Say): string | undefined {
  return tried && name.trim() === "" && !company ? t("group.name-missing") : undefined;
}

type WhoFieldsProps = Pick<DraftForm<GroupDraft>, "draft" | "update"> & {
  source: GroupSource;
  fault: string | undefined;
  isCompanyWrong: boolean;
};

/** A company, a name, or both; and whom to call. */
function WhoFields({ draft, update, source, fault, isCompanyWrong }: WhoFieldsProps) {
  const t = useText("frontoffice");
  const [query, setQuery] = useState("");
  const { companies, isLoading } = source.useCompanies(query);
  return (
    <div className={classes.fields}>
      <div className={classes.wide}>
        <SearchField
          label={t("booking.company")}
          value={draft.companyText}
          onChange={(companyText) => update({ companyText, company: null })}
          onSearch={setQuery}
          minLength={MIN_LETTERS}
          suggestions={query ? companies : []}
          isLoading={isLoading}
          itemKey={({ id }) => id}
          renderItem={({ name }) => <Name>{name}</Name>}
          onPick={({ id, name }) => update({ company: { id, name }, companyText: name })}
          hint={draft.company && <Badge tone="info">{t("booking.company-chosen")}</Badge>}
          error={isCompanyWrong ? t("fault.company-not-chosen") : undefined}
        />
      </div>
      <div className={classes.wide}>
        <TextField
          label={t("group.name")}
          value={draft.name}
          onChange={(name) => update({ name })}
          hint={!fault && t(draft.company ? "group.name-of-company" : "group.name-or-company")}
          error={fault}
        />
      </div>
      <div className={classes.wide}>
        <TextField
          label={t("group.contact")}
          value={draft.contactPerson}
          onChange={(contactPerson) => update({ contactPerson })}
        />
      </div>
    </div>
  );
}

type BlocksProps = Pick<DraftForm<GroupDraft>, "draft" | "update"> & {
  source: GroupSource;
  tried: boolean;
  keepOffers: (key: number, offers: readonly RateOffer[]) => void;
};

function Blocks({ draft, update, source, tried, keepOffers }: BlocksProps) {
  const t = useText("frontoffice");
  const { blocks, company } = draft;
  const change = (key: number, more: Partial<BlockDraft>) =>
    update({ blocks: blocks.map((block) => (block.key === key ? { ...block, ...more } : block)) });
  const remove = (key: number) => update({ blocks: blocks.filter((block) => block.key !== key) });
  return (
    <section aria-label={t("group.blocks")} className={classes.blocks}>
      {blocks.map((block, index) => (
        <OneBlock
          key={block.key}
          block={block}
          source={source}
          tried={tried}
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
