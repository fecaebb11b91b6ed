import type { ReactNode } from "react";
import type { Icon } from "../../icons.ts";
import { ErrorCard } from "./error-card.tsx";
import classes from "./feedback.module.css";
import { Skeleton } from "./skeleton.tsx";

type EmptyStateProps = {
  icon?: Icon;
  /** The specification's sentence for nothing here. */
  message: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
};

export function EmptyState({ icon: Icon, message, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {Icon && <Icon size={36} />}
      <p>{message}</p>
      {action}
    </div>
  );
}

/** The parts of an RTK Query answer that a view needs. */
type Query<Data> = {
  data?: Data | undefined;
  error?: unknown;
  isFetching?: boolean;
  refetch: () => unknown;
};

type QueryViewProps<Data> = {
  query: Query<Data>;
  /** The true layout in grey; a few bars unless given. */
  skeleton?: ReactNode;
  /** Shown instead when `isEmpty` says so. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** The specification's sentence for a failed load. */
  errorMessage?: ReactNode;
  children: (data: Data) => ReactNode;
};

/**
 * The loading, empty and error state of one query. Old data stays on the screen while
 * it is fetched again, also when that fails.
 */
export function QueryView<Data>({ query, ...props }: QueryViewProps<Data>) {
  const { data, error, refetch } = query;
  if (data === undefined && error !== undefined) {
    return <ErrorCard failure={error} message={props.errorMessage} onRetry={() => refetch()} />;
  }
  if (data === undefined) return props.skeleton ?? <Skeleton rows={6} />;
  if (props.empty !== undefined && props.isEmpty?.(data)) return props.empty;
  return props.children(data);
}
