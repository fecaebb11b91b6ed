import { useDocumentText } from "../../i18n/invoice-text.ts";
import { DownloadIcon } from "../../icons.ts";
import classes from "./pdf-link.module.css";

/** Opens the PDF of a document beside the button that prints it. */
export function PdfLink({ href }: { href: string }) {
  const t = useDocumentText();
  return (
    <a className={classes.link} href={href} target="_blank" rel="noreferrer">
      <DownloadIcon size={18} /> {t("invoice.pdf")}
    </a>
  );
}
