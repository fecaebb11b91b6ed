import classes from "./navigation.module.css";

/** The product's own name is the same in every language. */
export function Brand() {
  return (
    <span className={classes.brand} dir="ltr">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="7" className={classes.mark} />
        <path d="M9 25V14a7 7 0 0 1 14 0v11h-4v-7h-6v7z" className={classes.door} />
      </svg>
      {"Funduq"}
    </span>
  );
}
