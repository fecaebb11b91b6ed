import { lazyPart, Skeleton } from "@funduq/shared-ui";
import { useLocation } from "@funduq/shared-ui/router";
import { useHotel } from "@funduq/shared-ui/state";
import { Suspense } from "react";
import { companyInPath, isImportPath } from "./features/company/company-path.ts";
import { CommercialScreen } from "./screens/commercial/commercial-screen.tsx";

const CompanyFormScreen = lazyPart(
  async () => (await import("./screens/company-form/company-form-screen.tsx")).CompanyFormScreen,
);

const ImportScreen = lazyPart(
  async () => (await import("./screens/company-import/import-screen.tsx")).ImportScreen,
);

/** The companies, and below them the form of one and the import of a list. */
export function Root() {
  const { pathname } = useLocation();
  const hotel = useHotel();
  const shown = companyInPath(pathname);
  if (hotel && isImportPath(pathname))
    return (
      <Suspense fallback={<Skeleton rows={8} />}>
        <ImportScreen key={hotel.hotelId} hotelId={hotel.hotelId} />
      </Suspense>
    );
  if (!shown || !hotel) return <CommercialScreen />;
  return (
    <Suspense fallback={<Skeleton rows={8} />}>
      <CompanyFormScreen key={`${hotel.hotelId} ${shown}`} hotelId={hotel.hotelId} shown={shown} />
    </Suspense>
  );
}
