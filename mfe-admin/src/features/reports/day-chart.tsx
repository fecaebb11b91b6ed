import { directionOf, useLanguage, useText } from "@funduq/shared-ui/i18n";
import { AxisBottom, AxisLeft, AxisRight } from "@visx/axis";
import { GridRows } from "@visx/grid";
import { useParentSize } from "@visx/responsive";
import { scaleBand, scaleLinear } from "@visx/scale";
import { type KeyboardEvent, useId, useState } from "react";
import classes from "./day-chart.module.css";

export type ChartDay = {
  id: string;
  /** Below the bar: the day of the month. */
  label: string;
  /** The day and its value, as the chart reads it out. */
  text: string;
  /** The values that the bar adds up, from the bottom. */
  parts: readonly number[];
};

type DayChartProps = {
  title: string;
  days: readonly ChartDay[];
  /** The end of the value axis. */
  max: number;
  formatTick: (value: number) => string;
  /** The names of the parts, where a bar has more than one. */
  parts?: readonly string[];
};

const HEIGHT = 220;
const BOTTOM = 24;
const TOP = 10;
/** Room for the labels of the value axis. */
const SIDE = 72;
/** The least width of a day's label. */
const LABEL = 24;

/**
 * Bars by day with axes, the first day at the start of the reading direction. The value of a day is shown when
 * the pointer is on it, or with the arrow keys (Home, End). The table of the days has the same values.
 */
export function DayChart({ title, days, max, formatTick, parts = [] }: DayChartProps) {
  const t = useText("admin");
  const isRtl = directionOf(useLanguage()) === "rtl";
  const titleId = useId();
  const { parentRef, width } = useParentSize({ initialSize: { width: 640 }, debounceTime: 50 });
  const [active, setActive] = useState<number>();

  function moveByKey(event: KeyboardEvent) {
    const next = dayAfterKey(event.key, active, days.length, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  }

  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <strong id={titleId}>{title}</strong>
        {parts.map((part, at) => (
          <span key={part} className={classes.legend} data-part={at}>
            {part}
          </span>
        ))}
        <span role="status" className={classes.value}>
          {(active === undefined ? undefined : days[active]?.text) ?? t("reports.chart.hint")}
        </span>
      </figcaption>
      <div
        ref={parentRef}
        role="application"
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its days are read with the arrow keys
        tabIndex={0}
        className={classes.plot}
        onKeyDown={moveByKey}
        onFocus={() => setActive((day) => day ?? days.length - 1)}
        onBlur={() => setActive(undefined)}
        onPointerLeave={() => setActive(undefined)}
      >
        <Plot
          days={days}
          max={max}
          formatTick={formatTick}
          width={width}
          isRtl={isRtl}
          active={active}
          onPoint={setActive}
        />
      </div>
    </figure>
  );
}

type PlotProps = Pick<DayChartProps, "days" | "max" | "formatTick"> & {
  width: number;
  isRtl: boolean;
  active: number | undefined;
  onPoint: (day: number) => void;
};

function Plot({ days, max, formatTick, width, isRtl, active, onPoint }: PlotProps) {
  const [from, to] = isRtl ? [width - SIDE, 0] : [SIDE, width];
  const x = scaleBand({ domain: days.map(({ id }) => id), range: [from, to], padding: 0.2 });
  const y = scaleLinear({ domain: [0, max || 1], range: [HEIGHT - BOTTOM, TOP], nice: true });
  const ValueAxis = isRtl ? AxisRight : AxisLeft;
  const labels = new Map(days.map(({ id, label }) => [id, label]));
  const daysPerLabel = Math.ceil((days.length * LABEL) / Math.max(width - SIDE, 1));
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true">
      <g transform={`translate(${Math.min(from, to)})`}>
        <GridRows scale={y} numTicks={4} width={Math.abs(to - from)} className={classes.grid} />
      </g>
      {days.map((day, at) => (
        <g
          key={day.id}
          className={classes.day}
          data-active={at === active || undefined}
          onPointerEnter={() => onPoint(at)}
        >
          <rect x={x(day.id)} y={0} width={x.step()} height={HEIGHT} className={classes.area} />
          {stacked(day.parts).map(({ start, end }, part) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a bar keep their order
              key={part}
              data-part={part}
              x={x(day.id)}
              y={y(end)}
              width={x.bandwidth()}
              height={Math.max(0, y(start) - y(end))}
            />
          ))}
        </g>
      ))}
      <AxisBottom
        top={HEIGHT - BOTTOM}
        scale={x}
        tickValues={days.filter((_, at) => at % daysPerLabel === 0).map(({ id }) => id)}
        tickFormat={(id) => labels.get(String(id)) ?? ""}
        hideTicks
        axisClassName={classes.axis}
      />
      <g transform={`translate(${from})`}>
        <ValueAxis
          scale={y}
          numTicks={4}
          tickFormat={(value) => formatTick(Number(value))}
          hideTicks
          hideAxisLine
          axisClassName={classes.axis}
        />
      </g>
    </svg>
  );
}

/** Where each part of a bar begins and ends; negative parts, which reversals can leave, are not drawn. */
function stacked(parts: readonly number[]): { start: number; end: number }[] {
  let start = 0;
  return parts.map((part) => {
    const end = start + Math.max(0, part);
    const place = { start, end };
    start = end;
    return place;
  });
}

/** The day that a key leads to; undefined for other keys. */
function dayAfterKey(
  key: string,
  active: number | undefined,
  count: number,
  isRtl: boolean,
): number | undefined {
  const at = active ?? count - 1;
  const forwards = isRtl ? "ArrowLeft" : "ArrowRight";
  const backwards = isRtl ? "ArrowRight" : "ArrowLeft";
  switch (key) {
    case forwards:
      return Math.min(at + 1, count - 1);
    case backwards:
      return Math.max(at - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
