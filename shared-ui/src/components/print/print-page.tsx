import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useHotel, useSession } from "../../client/session-hooks.ts";
import { formatDate, formatDateTime } from "../../format/dates.ts";
import { directionOf, type Language } from "../../i18n/languages.ts";
import { usePartsTextIn } from "../../i18n/parts-text.ts";
import { useLanguage } from "../../i18n/switch-language.ts";
import { LetterheadLines } from "./letterhead-lines.tsx";
import { dressForPrint, type Paper } from "./paper.ts";
import classes from "./print.module.css";
import { type PaperFit, usePaperFit } from "./use-paper-fit.ts";

type PrintPageProps = {
  paper?: Paper;
  /** The document's own language, where it is not the screen's; it turns the page, too. */
  language?: Language;
  /** What it is: 'Invoice 2026/000123'. Left out, the sheets below bring heads of their own. */
  title?: ReactNode;
  /** Stands below the hotel's name: address, telephone, registration numbers. */
  letterhead?: Letterhead;
  /** When and by whom it was printed, below everything; not on a guest's receipt. */
  stamped?: boolean;
  /** Shows it on the screen too, where it stands: a preview. */
  preview?: boolean;
  /** Given, it goes to the printer as soon as it stands, and this is called afterwards. */
  onPrinted?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * A document for paper: the hotel's head, the content, page numbers at the foot of every A4 page.
 * While it is there, printing prints it and nothing else, always light. A table's head is repeated
 * on every page, and no row is cut in two.
 */
export function PrintPage({
  paper = "a4",
  language,
  preview = false,
  onPrinted,
  ...content
}: PrintPageProps) {
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => dressForPrint(paper, () => sheet.current), [paper]);
  usePrintAtOnce(onPrinted);
  const spoken = language && { lang: language, dir: directionOf(language) };
  const fit = usePaperFit(content.children);
  const page = (
    <article ref={sheet} className={classes.sheet} {...spoken} data-paper={paper} data-print="">
      <Content paper={paper} language={language} fit={fit} {...content} />
    </article>
  );
  // Beside the app, which stays away from the paper as a whole.
  const copy = createPortal(<div className={classes.root}>{page}</div>, document.body);
  if (!preview) return copy;
  return (
    <>
      <article className={classes.preview} {...spoken} data-paper={paper}>
        <Content paper={paper} language={language} fit={fit} {...content} />
      </article>
      {copy}
    </>
  );
}

type ContentProps = Pick<PrintPageProps, "title" | "letterhead" | "stamped" | "children"> & {
  paper: Paper;
  language: Language | undefined;
  fit: PaperFit;
};

function Content({ title, letterhead, stamped = true, fit, children, ...own }: ContentProps) {
  return (
    <>
      {title !== undefined && (
        <Head title={title} letterhead={letterhead} language={own.language} />
      )}
      <div {...fit} className={classes.body}>
        {children}
      </div>
      {stamped && <Stamp {...own} />}
    </>
  );
}

type HeadProps = Pick<ContentProps, "title" | "letterhead" | "language">;

function Head({ title, letterhead, language }: HeadProps) {
  const hotel = useHotel();
  const spoken = useLanguage();
  return (
    <header className={classes.head}>
      <div>
        <p className={classes.hotel}>
          <bdi>{hotel?.name}</bdi>
        </p>
        {letterhead && <LetterheadLines letterhead={letterhead} language={language ?? spoken} />}
      </div>
      <h1 className={classes.title}>
        <bdi>{title}</bdi>
      </h1>
    </header>
  );
}

function Stamp({ paper, language: own }: { paper: Paper; language: Language | undefined }) {
  const spoken = useLanguage();
  const language = own ?? spoken;
  const t = usePartsTextIn(language);
  const hotel = useHotel();
  const name = useSession()?.user.displayName;
  if (!hotel || !t) return null;
  const date = formatDateTime(new Date().toISOString(), hotel.timeZone, language);
  return (
    <footer className={classes.stamp}>
      <span>{t("print.business-date", { date: formatDate(hotel.businessDate, language) })}</span>
      <span>
        {name && paper !== "receipt"
          ? t("print.printed-by", { date, name })
          : t("print.printed", { date })}
      </span>
    </footer>
  );
}

function usePrintAtOnce(onPrinted: (() => void) | undefined): void {
  const printed = useRef(onPrinted);
  printed.current = onPrinted;
  const wanted = onPrinted !== undefined;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    void printNow().then(() => {
      if (!gone) printed.current?.();
    });
    return () => {
      gone = true;
    };
  }, [wanted]);
}

/** Opens the browser's print dialog once fonts and pictures of the page are there. */
export async function printNow(): Promise<void> {
  await document.fonts?.ready;
  const pictures = Array.from(document.querySelectorAll<HTMLImageElement>("[data-print] img"));
  // A picture that is missing does not keep the rest from the paper.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  window.print();
}
