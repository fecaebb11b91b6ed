import { Amount, Button, Name } from "@funduq/shared-ui";
import { PrintIcon } from "@funduq/shared-ui/icons";
import {
  LetterheadLines,
  type PaperLanguage,
  PrintDialog,
  PrintPage,
  printNow,
} from "@funduq/shared-ui/print";
import { useState } from "react";
import { guests, useSample } from "../samples.ts";
import { type Section, Shot } from "../section.tsx";

const letterhead = {
  address: "12, bd Zighoud Youcef",
  city: "Alger",
  phone: "021 73 73 73",
  nif: "000016001234567",
  rc: "16/00-1234567 B 20",
  nis: "",
};

export const print: Section = {
  id: "print",
  title: "Paper",
  shows: ["PrintPage", "printNow", "PrintDialog", "LetterheadLines"],
  when: [
    "Import from @funduq/shared-ui/print: it loads when somebody prints.",
    "A4 for what is filed and sent, receipt (80 mm) for what is handed over the counter.",
    "While a PrintPage stands, printing prints it alone, always light, whatever the theme.",
    "preview shows it on the screen too; onPrinted sends it to the printer at once.",
    "PrintDialog for what is looked at first: French or Arabic is chosen there, Ctrl+Enter prints.",
    "LetterheadLines for sheets with a head of their own.",
  ],
  example: `const document = useDocument("commercial", hotelId);

<PrintDialog title={t("invoice.print")} document={document} onClose={close}>
  {(t, letterhead) => (
    <PrintPage title={t("invoice.title", { number })} letterhead={letterhead} language={document.language} preview>
      <table>…</table>
    </PrintPage>
  )}
</PrintDialog>`,
  View: ({ open }) => {
    const s = useSample();
    const [opened, setOpened] = useState(open === "print-dialog");
    const [language, choose] = useState<PaperLanguage>("fr");
    const document = {
      language,
      choose,
      t: s,
      letterhead: { data: letterhead, refetch: () => undefined },
    };
    const rows = (
      <table>
        <thead>
          <tr>
            <th scope="col">{s("guest")}</th>
            <th scope="col" data-align="end">
              {s("total")}
            </th>
          </tr>
        </thead>
        <tbody>
          {guests.map(({ id, name, balance }) => (
            <tr key={id}>
              <td>
                <Name>{name}</Name>
              </td>
              <td data-align="end">
                <Amount value={balance} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    );
    return (
      <>
        <Shot name="to the printer">
          <Button icon={PrintIcon} onClick={printNow}>
            {s("print")}
          </Button>
        </Shot>
        <Shot name="looked at first">
          <Button icon={PrintIcon} onClick={() => setOpened(true)}>
            {s("folio")}
          </Button>
          {opened && (
            <PrintDialog title={s("folio")} document={document} onClose={() => setOpened(false)}>
              {(t, head) => (
                <PrintPage language={language} title={t("folio")} letterhead={head} preview>
                  {rows}
                </PrintPage>
              )}
            </PrintDialog>
          )}
        </Shot>
        <Shot name="A4">
          <PrintPage title={s("folio")} letterhead={letterhead} preview>
            {rows}
          </PrintPage>
        </Shot>
        <Shot name="a head of its own">
          <LetterheadLines letterhead={letterhead} language="fr" />
        </Shot>
        <Shot name="receipt">
          <PrintPage title={s("payment")} paper="receipt" stamped={false} preview>
            {rows}
          </PrintPage>
        </Shot>
      </>
    );
  },
};
