import { useText } from "@funduq/shared-ui/i18n";

/** A floor as people call it: one whose name is only a number is 'Floor 3'. */
export function useFloorWord(): (name: string) => string {
  const t = useText("admin");
  return (name) => (/^\d+$/u.test(name) ? t("setup.floor", { number: name }) : name);
}
