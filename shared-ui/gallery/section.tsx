import type { FC, ReactNode } from "react";
import classes from "./gallery.module.css";

/** One family of components: what it looks like in every state, and when to use which. */
export type Section = {
  id: string;
  title: string;
  /** The names of the facade that it shows. */
  shows: readonly string[];
  /** What to use when, one sentence per line. */
  when: readonly string[];
  /** How to write it. */
  example: string;
  View: FC<{ open: string | undefined }>;
};

/** The gallery's own words are for developers and so English, whatever the components say. */
export function SectionPart({ section, open }: { section: Section; open: string | undefined }) {
  const { id, title, when, example, View } = section;
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <header lang="en" dir="ltr" className={classes.about}>
        <h2 id={`${id}-title`}>{title}</h2>
        <ul>
          {when.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <section aria-label={`Example: ${title}`}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <pre tabIndex={0}>
            <code>{example}</code>
          </pre>
        </section>
      </header>
      <div className={classes.stage}>
        <View open={open} />
      </div>
    </section>
  );
}

/** One state, with its name. */
export function Shot({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.shot}>
      <p lang="en" dir="ltr" className={classes.caption}>
        {name}
      </p>
      <div className={classes.frame}>{children}</div>
    </div>
  );
}

/** Several states beside each other. */
export function Shots({ children }: { children: ReactNode }) {
  return <div className={classes.shots}>{children}</div>;
}
