import { useText } from "@funduq/shared-ui/i18n";
import classes from "./bar-chart.module.css";

export type Bar = {
  id: string;
  /** Below the bar. */
  label: string;
  /** What the pointer says of it. */
  title: string;
  /** From the ground up. */
  parts: readonly number[];
};

type BarChartProps = {
  title: string;
  bars: readonly Bar[];
  /** The top of the scale, and how it reads. */
  top: number;
  topLabel: string;
  /** What the parts are, where a bar has more than one. */
  parts?: readonly string[];
};

/**
 * Bars, the first day at the beginning of the line in either direction. What they show stands in the
 * table below for whoever does not see them.
 */
export function BarChart({ title, bars, top, topLabel, parts = [] }: BarChartProps) {
  const t = useText("admin");
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <strong>{title}</strong>
        <span>{t("reports.chart.top", { value: topLabel })}</span>
        {parts.map((part, at) => (
          <span key={part} className={classes.legend} data-part={at}>
            {part}
          </span>
        ))}
      </figcaption>
      <div className={classes.bars} aria-hidden="true">
        {bars.map(({ id, label, title: said, parts: heights }, place) => (
          <div key={id} className={classes.bar} title={said}>
            <div className={classes.column}>
              {heights.map((value, at) => (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a bar never move
                  key={at}
                  data-part={at}
                  style={{ blockSize: `${percentOf(value, top)}%` }}
                />
              ))}
            </div>
            <span className={classes.label} data-minor={place % 5 > 0 || undefined}>
              {label}
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}

const percentOf = (value: number, top: number) =>
  top > 0 ? Math.max(0, Math.min(100, (value / top) * 100)) : 0;
