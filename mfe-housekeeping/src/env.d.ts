/** The release, put in by the build. */
declare const __VERSION__: string;

declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
