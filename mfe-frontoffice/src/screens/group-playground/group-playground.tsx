import type { CreateGroup, GroupDraft, NewBlock } from "@funduq/shared-types/contracts/group";
import { fitsName } from "@funduq/shared-types/rules/name-pattern";
import { nightCount, stayTotal } from "@funduq/shared-types/rules/stay";
import { centimes, sumCentimes } from "@funduq/shared-types/values/money";
import { Amount, Card, Page, PageHeader } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import type { DraftForm } from "@funduq/shared-ui/state";
import { useMemo, useState } from "react";
import { newGroupDraft } from "../../features/group/group-draft.ts";
import { GroupForm } from "../../features/group/group-form.tsx";
import type { GroupSource, RateQuestion } from "../../features/group/group-source.ts";
import { RoomsShort } from "../../features/group/rooms-short.tsx";
import {
  sampleCompanies,
  sampleDate,
  sampleOffers,
  sampleTypes,
  sampleVerdict,
} from "./sample-hotel.ts";

const MOST_SUGGESTIONS = 10;

/** The form of a group booking on sample data (GRP-07): it saves nothing and asks nobody to sign in. */
export function GroupPlayground() {
  const t = useText("frontoffice");
  const form = usePlayDraft();
  const [tried, setTried] = useState<CreateGroup>();
  const source: GroupSource = {
    hotelId: null,
    businessDate: sampleDate,
    roomTypes: sampleTypes,
    useCompanies: (query) => ({ companies: companiesLike(query), isLoading: false }),
    useOffers: useSampleOffers,
    save: setTried,
    isSaving: false,
    failure: undefined,
    clearFailure: () => undefined,
  };
  return (
    <Page>
      <PageHeader title={t("playground.title")} subtitle={t("playground.about")} />
      <GroupForm form={form} source={source} saveLabel={t("playground.try")} />
      {tried && <Outcome group={tried} />}
    </Page>
  );
}

/** A draft like any other, but kept nowhere. */
function usePlayDraft(): DraftForm<GroupDraft> {
  const [draft, setDraft] = useState(() => newGroupDraft(sampleDate));
  return {
    draft,
    update: (patch) => setDraft((before) => ({ ...before, ...patch })),
    restored: false,
    startOver: () => setDraft(newGroupDraft(sampleDate)),
    forget: () => undefined,
  };
}

function companiesLike(query: string) {
  return sampleCompanies.filter(({ name }) => fitsName(name, query)).slice(0, MOST_SUGGESTIONS);
}

const none: never[] = [];

function useSampleOffers(question: RateQuestion | null) {
  const { roomTypeId, guests, companyId } = question ?? {};
  const offers = useMemo(
    () =>
      roomTypeId && guests
        ? sampleOffers({ roomTypeId, guests, companyId: companyId ?? null })
        : none,
    [roomTypeId, guests, companyId],
  );
  return { offers };
}

/** What a hotel would have answered. */
function Outcome({ group }: { group: CreateGroup }) {
  const t = useText("frontoffice");
  const verdict = sampleVerdict(group);
  if (!verdict.allowed)
    return (
      <Card title={t("playground.refused")}>
        <p role="status">{errorText(verdict)}</p>
        <RoomsShort refusal={verdict} />
      </Card>
    );
  return (
    <Card title={t("playground.possible")}>
      <p role="status">
        {t("group.rooms", { count: group.blocks.reduce((sum, block) => sum + block.quantity, 0) })}
        {" · "}
        {t("booking.total")} <Amount strong value={sumCentimes(group.blocks.map(totalOf))} />
      </p>
    </Card>
  );
}

function totalOf({ quantity, rateCentimes, checkInDate, checkOutDate }: NewBlock) {
  return stayTotal(centimes(rateCentimes * quantity), nightCount(checkInDate, checkOutDate));
}
