import { useText } from "@funduq/shared-ui/i18n";
import { useEffect, useState } from "react";
import classes from "./setup.module.css";

const sections = [
  "information",
  "taxes",
  "floors",
  "room-types",
  "rooms",
  "restaurants",
  "charges",
] as const;
type SectionId = (typeof sections)[number];

/** Links to the parts of the screen; the one that is being read is marked (SET-01). */
export function SectionMenu() {
  const t = useText("admin");
  const current = useSectionInView();
  return (
    <nav className={classes.menu} aria-label={t("setup.sections")}>
      <ul>
        {sections.map((id) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {t(titles[id])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const titles = {
  information: "setup.information",
  taxes: "setup.tax-rates",
  floors: "setup.floors",
  "room-types": "setup.types",
  rooms: "setup.rooms",
  restaurants: "setup.restaurants",
  charges: "setup.charges",
} as const satisfies Record<SectionId, string>;

/**
 * The section that was jumped to while it is wholly in view, as the last ones can't be scrolled to the top; else the
 * first one that reaches below the upper third of the window.
 */
function useSectionInView(): SectionId | undefined {
  const [current, setCurrent] = useState<SectionId>();
  useEffect(() => {
    const boxOf = (id: string) => document.getElementById(id)?.getBoundingClientRect();
    const isWhole = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;
    const find = () => {
      const asked = sections.find((id) => `#${id}` === window.location.hash);
      const box = asked && boxOf(asked);
      if (box && isWhole(box)) return asked;
      return sections.find((id) => (boxOf(id)?.bottom ?? 0) > window.innerHeight / 3);
    };
    const follow = () => setCurrent(find());
    follow();
    // The frame scrolls, not the window: its events do not bubble but can be captured.
    document.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("hashchange", follow);
    return () => {
      document.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("hashchange", follow);
    };
  }, []);
  return current;
}
