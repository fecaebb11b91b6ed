import { Amount, Button, Name } from "@funduq/shared-ui";
import { PrintIcon } from "@funduq/shared-ui/icons";
import { PrintPage, printNow } from "@funduq/shared-ui/print";
import { guests, useSample } from "../samples.ts";
import { type Section, Shot } from "../section.tsx";

export const print: Section = {
  id: "print",
  title: "Paper",
  shows: ["PrintPage", "printNow"],
  when: [
    "Import from @funduq/shared-ui/print: it loads when somebody prints.",
    "A4 for what is filed and sent, receipt (80 mm) for what is handed over the counter.",
    "While a PrintPage stands, printing prints it alone, always light, whatever the theme.",
    "preview shows it on the screen too; onPrinted sends it to the printer at once.",
  ],
  example: `<PrintPage title={t("invoice.title", { number })} hotelLines={[hotel.address]} preview>
  <table>…</table>
</PrintPage>`,
  View: () => {
    const s = useSample();
    const rows = (
      <table>
        <thead>
          <tr>
            <th scope="col">{s("guest")}</th>
            <th scope="col">{s("total")}</th>
          </tr>
        </thead>
        <tbody>
          {guests.map(({ id, name, balance }) => (
            <tr key={id}>
              <td>
                <Name>{name}</Name>
              </td>
              <td>
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
        <Shot name="A4">
          <PrintPage title={s("folio")} hotelLines={["12, bd Zighoud Youcef, Alger"]} preview>
            {rows}
          </PrintPage>
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
