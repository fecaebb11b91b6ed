/** Explicit, because for older browsers the minimiser rewrites logical properties, which breaks Arabic. */
export const browsers = ["chrome >= 108", "safari >= 15.4", "firefox >= 101"];

/** How rspack reads TypeScript. */
export function typescript(production) {
  return {
    loader: "builtin:swc-loader",
    options: {
      detectSyntax: "auto",
      env: { targets: browsers },
      jsc: {
        transform: {
          react: { runtime: "automatic", development: !production, refresh: !production },
        },
      },
    },
  };
}
