import type { FoundByDesk } from "@funduq/shared-types/contracts/desk-search";
import type { FolioInvoice } from "@funduq/shared-types/contracts/folio-invoice";
import { seriesText } from "@funduq/shared-types/rules/invoice-series";
import { referenceIn, referenceText } from "@funduq/shared-types/rules/reference";
import { viewPath } from "@funduq/shared-types/rules/views";
import type { Command, CommandSource, CommandTools } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { textOf } from "@funduq/shared-ui/i18n";
import { GroupIcon, InvoiceIcon, ReservedIcon } from "@funduq/shared-ui/icons";
import { searchEndpoints } from "./search.endpoints.ts";

/** From here on a name tells people apart. */
const MIN_LETTERS = 3;

/** The day's grid knows neither these nor references: by them, the stays of today are found here as well. */
const PHONE = /^\+?[\d\s().-]+$/u;

/**
 * In the palette too: groups, and stays that are over or still to come (FO-12), or of a reference (BK-22); invoices of
 * folios by their number (FOL-11).
 */
export const deskSearchCommands: CommandSource = {
  name: "frontoffice-search",
  async search(text, tools) {
    const { hotel, dispatch, may } = tools;
    if (!hotel || !may("bookings.view") || text.length < MIN_LETTERS) return [];
    const { hotelId, businessDate } = hotel;
    const asked = dispatch(
      searchEndpoints.endpoints.searchDesk.initiate({ hotelId, query: text }, { subscribe: false }),
    );
    const { results, documents = [] } = await asked.unwrap();
    if (documents.length > 0)
      return documents.map((found) => commandOfDocument(found, tools, text));
    const reference = referenceIn(text);
    const isReferred = reference && results.some((found) => found.reference === reference);
    if (isReferred || PHONE.test(text))
      return results.map((found) => commandOf(found, tools, text));
    return results
      .filter((found) => !isOfToday(found, businessDate))
      .map((found) => commandOf(found, tools));
  },
};

/** Whom the palette finds on the day's grid. */
function isOfToday(found: FoundByDesk, businessDate: string): boolean {
  if (found.kind === "group") return false;
  const { status, checkInDate, checkOutDate } = found;
  if (status === "Checked-in") return true;
  const isExpected = status === "Reserved" || status === "Confirmed";
  return isExpected && checkInDate <= businessDate && businessDate <= checkOutDate;
}

function commandOfDocument(
  document: FolioInvoice,
  { hotel, navigate }: CommandTools,
  words: string,
): Command {
  const t = textOf("frontoffice");
  return {
    id: `document-${document.id}`,
    group: "guests",
    icon: InvoiceIcon,
    label: document.buyerName,
    words,
    detail: [
      `${t(`search.document.${document.kind}`)} ${seriesText(document)}`,
      formatDateShort(document.businessDate),
    ].join(" · "),
    run: () => navigate(`${viewPath("dashboard", hotel?.hotelId ?? "")}?invoice=${document.id}`),
  };
}

function commandOf(found: FoundByDesk, { hotel, navigate }: CommandTools, words?: string): Command {
  const t = textOf("frontoffice");
  const open = (search: string) => () =>
    navigate(`${viewPath("dashboard", hotel?.hotelId ?? "")}${search}`);
  const from = found.checkInDate && formatDateShort(found.checkInDate);
  const reference = found.reference && referenceText(found.reference);
  if (found.kind === "group")
    return {
      id: `group-${found.id}`,
      group: "guests",
      icon: GroupIcon,
      label: found.name,
      ...(words && { words }),
      detail: [t("search.group"), from, reference].filter(Boolean).join(" · "),
      run: open(`?group=${found.id}`),
    };
  return {
    id: `stay-${found.id}`,
    group: "guests",
    icon: ReservedIcon,
    label: found.guestName,
    ...(words && { words }),
    detail: [t("palette.room", { number: found.roomNumber }), from, reference]
      .filter(Boolean)
      .join(" · "),
    run: open(`?booking=${found.id}`),
  };
}
