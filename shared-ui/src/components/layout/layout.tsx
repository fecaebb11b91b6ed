import type { CSSProperties, ReactNode } from "react";
import { formatMoney } from "../../format/money.ts";
import classes from "./layout.module.css";

type Gap = 1 | 2 | 3 | 4 | 6 | 8;
type BoxProps = { gap?: Gap; children: ReactNode };

const gapOf = (gap: Gap): CSSProperties => ({ gap: `var(--fq-space-${gap})` });

/** One below the other. */
export function Stack({ gap = 3, children }: BoxProps) {
  return (
    <div className={classes.stack} style={gapOf(gap)}>
      {children}
    </div>
  );
}

type GroupProps = BoxProps & { justify?: "start" | "end" | "between"; wrap?: boolean };

/** One beside the other, in the direction of reading. */
export function Group({ gap = 2, justify = "start", wrap = true, children }: GroupProps) {
  return (
    <div className={classes.group} data-justify={justify} data-wrap={wrap} style={gapOf(gap)}>
      {children}
    </div>
  );
}

type GridProps = BoxProps & { /** The least width of a column, in rem. */ min?: number };

/** As many equal columns as fit; one on a phone. */
export function Grid({ gap = 3, min = 14, children }: GridProps) {
  const columns = `repeat(auto-fill, minmax(min(100%, ${min}rem), 1fr))`;
  return (
    <div className={classes.grid} style={{ ...gapOf(gap), gridTemplateColumns: columns }}>
      {children}
    </div>
  );
}

type CardProps = { title?: ReactNode; actions?: ReactNode; children: ReactNode };

export function Card({ title, actions, children }: CardProps) {
  return (
    <section className={classes.card}>
      {(title || actions) && (
        <header className={classes.cardHead}>
          {title && <h2>{title}</h2>}
          {actions && <Group>{actions}</Group>}
        </header>
      )}
      {children}
    </section>
  );
}

type PageHeaderProps = { title: ReactNode; subtitle?: ReactNode; actions?: ReactNode };

/** The head of a screen: its one `h1`, and what can be done here. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <header className={classes.pageHeader}>
      <div>
        <h1>{title}</h1>
        {subtitle && <p className={classes.muted}>{subtitle}</p>}
      </div>
      {actions && <Group>{actions}</Group>}
    </header>
  );
}

/** Filters and tools above a list. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={classes.toolbar}>
      {children}
    </section>
  );
}

/** A screen's content with its margins. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={classes.page}>{children}</div>;
}

/** An amount in centimes, safe inside a sentence of any direction. */
export function Amount({ value, strong }: { value: number; strong?: boolean }) {
  return (
    <bdi dir="ltr" className={classes.amount} data-strong={strong || undefined}>
      {formatMoney(value)}
    </bdi>
  );
}

/** A name of a person, company or hotel, which may be in either script. */
export function Name({ children }: { children: ReactNode }) {
  return <bdi lang={languageOfScript(children)}>{children}</bdi>;
}

/** Arabic letters are read by an Arabic voice on a French page too; Latin ones tell no language. */
function languageOfScript(children: ReactNode): "ar" | undefined {
  if (typeof children !== "string") return undefined;
  return /\p{Script=Arabic}/u.test(children) && !/\p{Script=Latin}/u.test(children)
    ? "ar"
    : undefined;
}

/** Heard, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={classes.visuallyHidden}>{children}</span>;
}

type DetailsProps = { items: readonly { label: ReactNode; value: ReactNode }[] };

/** Labels and values, as on a registration card. */
export function DetailList({ items }: DetailsProps) {
  return (
    <dl className={classes.details}>
      {items.map(({ label, value }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a label may be any node and rows never move
        <div key={row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
