import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useNavigate } from "@funduq/shared-ui/router";
import { useListKeptMailsQuery } from "../../features/kept-mails/kept-mails.endpoints.ts";

/** Only an installation without a mail server keeps mails to look at. */
export function KeptMailsButton() {
  const t = useText("admin");
  const navigate = useNavigate();
  const { data } = useListKeptMailsQuery();
  if (!data?.isKept) return null;
  return <Button onClick={() => void navigate("/mails")}>{t("mails.title")}</Button>;
}
