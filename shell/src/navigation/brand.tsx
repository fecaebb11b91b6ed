import classes from "./navigation.module.css";

/** The eight-pointed star with the inn's door. The product's own name is the same in every language. */
export function Brand() {
  return (
    <span className={classes.brand}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <path
          className={classes.mark}
          d="M16 0 20.7 4.7H27.3V11.3L32 16 27.3 20.7V27.3H20.7L16 32 11.3 27.3H4.7V20.7L0 16 4.7 11.3V4.7H11.3z"
        />
        <path className={classes.door} d="M11 24V14.5a5 5 0 0 1 10 0V24h-3.4v-5h-3.2v5z" />
      </svg>
      {"Funduq"}
    </span>
  );
}
