import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import { type PaperLanguage, paperLanguages } from "@funduq/shared-types/values/paper-languages";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Shortcut } from "../../hooks/use-shortcut.ts";
import { directionOf, languageNames } from "../../i18n/languages.ts";
import { usePartsText } from "../../i18n/parts-text.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { PrintIcon, SearchIcon } from "../../icons.ts";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import { QueryView } from "../feedback/states.tsx";
import { SegmentedControl } from "../field/choice-fields.tsx";
import classes from "./print.module.css";
import { printNow } from "./print-page.tsx";
import type { useDocument } from "./use-document.ts";
import { useFrameFit } from "./use-frame-fit.ts";

type DocumentOf<T> = Pick<ReturnType<typeof useDocument>, "language" | "choose"> & {
  t: T | undefined;
  letterhead: ComponentProps<typeof QueryView<Letterhead>>["query"];
};

type PrintDialogProps<T> = {
  title: string;
  /** As `useDocument` answers it. */
  document: DocumentOf<T>;
  /** What else can be chosen, beside the language. */
  choices?: ReactNode;
  /** What else can be done with it, before the button that prints. */
  actions?: ReactNode;
  /** What came of that. */
  notice?: ReactNode;
  /** Something on top must be answered first. */
  held?: boolean;
  /** A network printer that prints it in place of the browser, whose button says 'Print here' then. */
  printer?: { label: string; saving: boolean; print: () => void } | undefined;
  /** What is done before each print; nothing is printed unless it answers true. */
  before?: () => Promise<boolean>;
  onClose: () => void;
  /** The `PrintPage`, a preview, once all that it needs is there. */
  children: (t: T, letterhead: Letterhead) => ReactNode;
};

const always = async () => true;

/** A document as it will stand on paper, in French or Arabic; Ctrl+Enter prints it: at the network printer where there is one. */
export function PrintDialog<T>(props: PrintDialogProps<T>) {
  const { title, document, choices, actions, notice, held = false, onClose, children } = props;
  const { before = always, printer } = props;
  const { t, letterhead, language, choose } = document;
  const say = usePartsText();
  const close = useUiText()("close");
  // Without the paper the browser would print the screen.
  const ready = letterhead.data !== undefined && t !== undefined && !held;
  const [isPreparing, setPreparing] = useState(false);
  const prepare = async () => {
    setPreparing(true);
    try {
      return await before();
    } finally {
      setPreparing(false);
    }
  };
  const printPaper = async () => {
    if (ready && !isPreparing && (await prepare())) await printNow();
  };
  const printHere = () => void printPaper();
  const label = printer?.label ?? say("print.print");
  const print = printer ? () => !printer.saving && !held && printer.print() : printHere;
  return (
    <Dialog
      opened
      size="large"
      title={title}
      onClose={onClose}
      footer={
        <>
          {notice}
          <Button onClick={onClose}>{close}</Button>
          {actions}
          {printer && (
            <Button icon={PrintIcon} saving={isPreparing} disabled={!ready} onClick={printHere}>
              {say("print.here")}
            </Button>
          )}
          <Button
            variant="primary"
            icon={PrintIcon}
            aria-keyshortcuts="Control+Enter"
            saving={printer ? printer.saving : isPreparing}
            disabled={printer ? held : !ready}
            onClick={print}
          >
            {label}
          </Button>
        </>
      }
    >
      <Shortcut keys="Ctrl+Enter" label={label} onPress={print} />
      <div className={classes.choices}>
        <LanguageChoice value={language} onChange={choose} />
        {choices}
      </div>
      <Preview document={document}>{children}</Preview>
    </Dialog>
  );
}

type LanguageChoiceProps = {
  value: PaperLanguage;
  onChange: (language: PaperLanguage) => void;
};

/** Whatever the screen speaks, each in its own words. */
function LanguageChoice(props: LanguageChoiceProps) {
  const t = usePartsText();
  const options = paperLanguages.map((language) => ({
    value: language,
    label: languageNames[language],
    content: <span lang={language}>{languageNames[language]}</span>,
  }));
  return (
    <SegmentedControl
      label={t("print.language")}
      labelHidden={false}
      options={options}
      {...props}
    />
  );
}

type PreviewProps<T> = Pick<PrintDialogProps<T>, "document" | "children">;

/**
 * On a small screen the whole width is seen, small; enlarged, the paper is moved about under the
 * finger, from where its own language begins.
 */
function Preview<T>({ document: { t, letterhead, language }, children }: PreviewProps<T>) {
  const say = usePartsText();
  const { ref, isSmall, enlarged, setEnlarged } = useFrameFit();
  const coming = <Skeleton rows={8} />;
  if (t === undefined) return coming;
  return (
    <QueryView query={letterhead} skeleton={coming} errorMessage={say("print.head-failed")}>
      {(head) => (
        <>
          {isSmall && (
            <div className={classes.size}>
              <Button icon={SearchIcon} onClick={() => setEnlarged(!enlarged)}>
                {enlarged ? say("print.whole") : say("print.enlarge")}
              </Button>
            </div>
          )}
          <section
            ref={ref}
            aria-label={say("print.preview")}
            className={classes.frame}
            dir={directionOf(language)}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too
            tabIndex={0}
          >
            {children(t, head)}
          </section>
        </>
      )}
    </QueryView>
  );
}
