import classes from "./setup.module.css";

/** What is wrong with a list as a whole. */
export function WholeFault({ fault }: { fault: string | undefined }) {
  if (!fault) return null;
  return (
    <p role="alert" className={classes.told}>
      {fault}
    </p>
  );
}
