import { EmptyState, Page, PageHeader } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, HotelIcon } from "@funduq/shared-ui/icons";
import { Link } from "@funduq/shared-ui/router";
import { useHotel } from "@funduq/shared-ui/state";
import { companyPath, importPath } from "../../features/company/company-path.ts";
import classes from "./commercial.module.css";
import { Companies } from "./companies.tsx";

/** The companies a hotel works with, and what was agreed with each (COM-01). */
export function CommercialScreen() {
  const t = useText("commercial");
  const hotel = useHotel();
  return (
    <Page>
      <PageHeader
        title={t("title")}
        actions={
          hotel && (
            <>
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
    </Page>
  );
}
