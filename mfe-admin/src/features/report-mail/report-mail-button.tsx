import { Button, lazyDialog } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { MailIcon } from "@funduq/shared-ui/icons";
import { useHotel, useMay } from "@funduq/shared-ui/state";
import { useState } from "react";

const ReportMailDrawer = lazyDialog(
  async () => (await import("./report-mail-drawer.tsx")).ReportMailDrawer,
);

/** Who manages users keeps the list of those who get the reports by mail (REP-01). */
export function ReportMailButton() {
  const t = useText("admin");
  const hotel = useHotel();
  const mayManage = useMay("users.manage");
  const [isOpen, setOpen] = useState(false);
  if (!hotel || !mayManage) return null;
  return (
    <>
      <Button icon={MailIcon} onClick={() => setOpen(true)}>
        {t("report-mail.title")}
      </Button>
      {isOpen && <ReportMailDrawer hotelId={hotel.hotelId} onClose={() => setOpen(false)} />}
    </>
  );
}
