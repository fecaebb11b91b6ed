import { useText } from "@funduq/shared-ui/i18n";

/** What is wrong with the fields that every form of a stay has. */
export function useStayWords() {
  const t = useText("frontoffice");
  const words: Record<string, string | undefined> = {
    adults: t("fault.adults"),
    children: t("fault.children"),
    companyText: t("fault.company-not-chosen"),
  };
  return (path: string) => words[path];
}
