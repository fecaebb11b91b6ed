import { Button, EmptyState, lazyDialog, Page, PageHeader } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, HotelIcon, MailIcon } from "@funduq/shared-ui/icons";
import { Link } from "@funduq/shared-ui/router";
import { useHotel, useMay } from "@funduq/shared-ui/state";
import { useState } from "react";
import { companyPath, importPath } from "../../features/company/company-path.ts";
import classes from "./commercial.module.css";
import { Companies } from "./companies.tsx";

const DueReminders = lazyDialog(async () => (await import("./due-reminders.tsx")).DueReminders);

/** The companies a hotel works with, and what was agreed with each (COM-01). */
export function CommercialScreen() {
  const t = useText("commercial");
  const hotel = useHotel();
  const mayRemind = useMay("invoices.view");
  const [isReminding, setReminding] = useState(false);
  return (
    <Page>
      <PageHeader
        title={t("title")}
        actions={
          hotel && (
            <>
              {mayRemind && (
                <Button icon={MailIcon} onClick={() => setReminding(true)}>
                  {t("reminder.title")}
                </Button>
              )}
              <Link to={importPath(hotel.hotelId)} className={classes.link}>
                {t("import.title")}
              </Link>
              <Link to={companyPath(hotel.hotelId, "new")} className={classes.add}>
                <AddIcon size={18} /> {t("add")}
              </Link>
            </>
          )
        }
      />
      {hotel ? (
        <Companies key={hotel.hotelId} hotelId={hotel.hotelId} />
      ) : (
        <EmptyState icon={HotelIcon} message={t("select-hotel")} />
      )}
      {hotel && isReminding && (
        <DueReminders hotelId={hotel.hotelId} onClose={() => setReminding(false)} />
      )}
    </Page>
  );
}
