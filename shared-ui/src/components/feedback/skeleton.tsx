import type { ReactNode } from "react";
import { useUiText } from "../../i18n/ui-text.ts";
import { DetailList, Group } from "../layout/layout.tsx";
import classes from "./feedback.module.css";

type SkeletonProps = {
  rows?: number;
  height?: string;
  label?: string;
  /** `details`: labels and values, as a `DetailList` will stand there. */
  shape?: "bars" | "details";
  /** How many statuses stand above the details. */
  badges?: number;
};

/** The place of what is coming: nothing for 150 ms, then grey bars. */
export function Skeleton({
  rows = 1,
  height = "var(--fq-row)",
  label,
  shape,
  badges = 0,
}: SkeletonProps) {
  if (shape === "details")
    return (
      <SkeletonFrame label={label}>
        {badges > 0 && (
          <Group>
            {Array.from({ length: badges }, (_, badge) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never move
              <SkeletonBar key={badge} width="6rem" height="1.75rem" />
            ))}
          </Group>
        )}
        <DetailList
          items={Array.from({ length: rows }, (_, row) => ({
            label: <SkeletonBar width="5rem" />,
            value: <SkeletonBar width={row % 2 ? "9rem" : "13rem"} />,
          }))}
        />
      </SkeletonFrame>
    );
  return (
    <SkeletonFrame label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never move
        <SkeletonBar key={row} height={height} />
      ))}
    </SkeletonFrame>
  );
}

type SkeletonFrameProps = { label?: string | undefined; children: ReactNode };

/** Around bars that stand where something of another shape will: says once that it is loading. */
export function SkeletonFrame({ label, children }: SkeletonFrameProps) {
  const t = useUiText();
  return (
    <>
      <div role="status" aria-label={label ?? t("loading")} />
      <div aria-hidden className={classes.skeleton}>
        {children}
      </div>
    </>
  );
}

/** The place of one control of that height, or else of a line of text. */
export function SkeletonBar({ width, height }: { width?: string; height?: string }) {
  const className = height ? classes.bar : `${classes.bar} ${classes.line}`;
  return <div className={className} style={{ inlineSize: width, blockSize: height }} />;
}
