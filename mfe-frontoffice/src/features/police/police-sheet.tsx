import { idTypeSchema } from "@funduq/shared-types/contracts/guest";
import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import type { PoliceForm, UnnamedOccupants } from "@funduq/shared-types/contracts/police";
import { countryName } from "@funduq/shared-types/rules/guest-countries";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { formatDateShort } from "@funduq/shared-ui/format";
import { LetterheadLines, type PaperLanguage } from "@funduq/shared-ui/print";
import type { ReactNode } from "react";
import type { PaperText } from "../folio/paper-text.ts";
import classes from "./police-sheet.module.css";

/** A form as it is printed; without a guest it is filled in by hand. */
export type Sheet = {
  key: string;
  stay: Pick<UnnamedOccupants, "roomNumber" | "arrivesOn" | "departsOn">;
  form?: PoliceForm;
};

export type PaperFacts = {
  t: PaperText;
  language: PaperLanguage;
  hotelName: string;
  head: Letterhead;
  businessDate: CalendarDate;
};

/** One occupant's form on paper, with room to write by hand where nothing is known. */
export function PoliceSheet({ sheet, facts }: { sheet: Sheet; facts: PaperFacts }) {
  const { t } = facts;
  return (
    <section className={classes.sheet}>
      <SheetHead facts={facts} />
      <Part title={t("fiche.identity")} lines={identityLines(sheet, facts)} />
      <Part title={t("fiche.document")} lines={documentLines(sheet, facts)} />
      <Part title={t("fiche.stay")} lines={stayLines(sheet, facts)} />
      <footer className={classes.foot}>
        <p className={classes.box}>{t("fiche.signature")}</p>
        <p className={classes.box}>{t("fiche.stamp")}</p>
      </footer>
      <p className={classes.done}>{doneAt(facts)}</p>
    </section>
  );
}

function SheetHead({ facts: { t, language, hotelName, head } }: { facts: PaperFacts }) {
  return (
    <header className={classes.head}>
      <div>
        <p className={classes.hotel}>
          <bdi>{hotelName}</bdi>
        </p>
        <LetterheadLines letterhead={head} language={language} />
      </div>
      <div className={classes.title}>
        <h2>{t("fiche.title")}</h2>
        <p>{t("fiche.subtitle")}</p>
      </div>
    </header>
  );
}

type Line = { label: string; value: ReactNode; span?: "whole" | "third" };

function Part({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <div className={classes.part}>
      <h3>{title}</h3>
      <dl>
        {lines.map(({ label, value, span }) => (
          <div key={label} data-span={span}>
            <dt>{label}</dt>
            <dd>{value && <bdi>{value}</bdi>}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function identityLines({ form }: Sheet, { t, language }: PaperFacts): Line[] {
  return [
    { label: t("police.field.fullName"), value: form && <Names form={form} />, span: "whole" },
    { label: t("police.field.birthDate"), value: shown(form?.birthDate) },
    { label: t("police.field.birthPlace"), value: form?.birthPlace },
    {
      label: t("police.field.nationality"),
      value: form?.nationality && countryName(form.nationality, language),
    },
    { label: t("police.field.profession"), value: form?.profession },
    { label: t("police.field.address"), value: form?.address, span: "whole" },
  ];
}

/** The name in both scripts where both are known; neither is torn while there is room for it. */
function Names({ form: { fullName, nameOtherScript } }: { form: PoliceForm }) {
  return (
    <>
      <bdi className={classes.name}>{fullName}</bdi>{" "}
      {nameOtherScript && <bdi className={classes.name}>{nameOtherScript}</bdi>}
    </>
  );
}

function documentLines({ form }: Sheet, { t }: PaperFacts): Line[] {
  const known = idTypeSchema.safeParse(form?.idType);
  return [
    {
      label: t("fiche.id-type"),
      value: known.success ? t(`police.id-type.${known.data}`) : form?.idType,
    },
    { label: t("police.field.idNumber"), value: form?.idNumber },
    { label: t("police.field.idDeliveryDate"), value: shown(form?.idDeliveryDate) },
    { label: t("police.field.idDeliveryPlace"), value: form?.idDeliveryPlace },
  ];
}

function stayLines({ stay }: Sheet, { t }: PaperFacts): Line[] {
  return [
    { label: t("fiche.room"), value: stay.roomNumber, span: "third" },
    { label: t("fiche.arrival"), value: shown(stay.arrivesOn), span: "third" },
    { label: t("fiche.departure"), value: shown(stay.departsOn), span: "third" },
    { label: t("fiche.from"), value: undefined },
    { label: t("fiche.to"), value: undefined },
  ];
}

function shown(date: CalendarDate | null | undefined): string | undefined {
  return date ? formatDateShort(date) : undefined;
}

function doneAt({ t, head, businessDate }: PaperFacts): string {
  const date = formatDateShort(businessDate);
  return head.city.trim() === ""
    ? t("fiche.done-on", { date })
    : t("fiche.done", { city: head.city, date });
}
