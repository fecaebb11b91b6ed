/** The architecture, executable. Each rule reads: files in `from` must not import files in `to`. */
const tests =
  "(\\.test\\.tsx?$|/src/testing/|^infra/e2e/|^infra/releases/test-desk|/src/standalone|^shared-ui/gallery/)";
const browser = "^(shell|mfe-[^/]+|shared-ui)/";

module.exports = {
  forbidden: [
    rule(
      "no-cycles",
      "Two files that need each other are one file or need a third.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
    rule(
      "only-what-exists",
      "The file or package is not there, or the package.json does not name it.",
      { pathNot: tests },
      { couldNotResolve: true, pathNot: "^__VERSION__$" },
    ),
    rule(
      "shared-types-stands-alone",
      "Contracts and rules run in the browser and on the server: zod and nothing else.",
      { path: "^shared-types/src", pathNot: tests },
      { pathNot: ["^shared-types/src", "node_modules/zod/"] },
    ),
    rule(
      "values-know-nothing",
      "Values are the bottom of the stack.",
      { path: "^shared-types/src/values", pathNot: tests },
      { path: "^shared-types/src/(contracts|rules|errors)" },
    ),
    rule(
      "contracts-do-not-decide",
      "A contract describes data; decisions are rules.",
      { path: "^shared-types/src/contracts", pathNot: tests },
      { path: "^shared-types/src/rules" },
    ),
    rule(
      "server-never-imports-browser",
      "Import the contract instead.",
      { path: "^api/" },
      { path: browser },
    ),
    rule(
      "browser-never-imports-server",
      "Import the contract instead.",
      { path: browser },
      { path: "^(api|infra)/", pathNot: "^infra/config/" },
    ),
    rule(
      "departments-do-not-meet",
      "Share through shared-ui, or through the API.",
      { path: "^(mfe-[^/]+|shared-ui)/" },
      { path: "^(mfe-[^/]+|shell)/", pathNot: "^$1/" },
    ),
    rule(
      "the-shell-loads-departments-at-run-time",
      "An import would build the department into the shell.",
      { path: "^shell/" },
      { path: "^mfe-" },
    ),
    rule(
      "browser-builds-on-the-facade",
      "Only shared-ui knows the libraries: one instance, one look, one cache.",
      { path: "^(shell|mfe-[^/]+)/src", pathNot: tests },
      {
        path: "node_modules/(@mantine|@reduxjs|react-redux|react-router|i18next|react-i18next|@tanstack|@tabler|dayjs)/",
      },
    ),
    rule(
      "the-facade-has-doors",
      "Import @funduq/shared-ui or one of its subpaths, never a file inside it.",
      { path: "^(shell|mfe-[^/]+)/src" },
      { path: "^shared-ui/src/[^/]+/", pathNot: "^shared-ui/src/testing/" },
    ),
    rule(
      "features-do-not-know-screens",
      "Screens compose features, never the reverse.",
      { path: "^mfe-[^/]+/src/features" },
      { path: "/src/screens/" },
    ),
    rule(
      "screens-do-not-meet",
      "What two screens need is a feature.",
      { path: "^(mfe-[^/]+)/src/screens/([^/]+)/" },
      { path: "^$1/src/screens/", pathNot: "^$1/src/screens/$2/" },
    ),
    rule(
      "endpoints-know-endpoints",
      "What a feature asks of the API stands below all of its components.",
      { path: "^mfe-frontoffice/src/features/.+\\.endpoints\\.ts$" },
      { path: "^mfe-frontoffice/src/features/", pathNot: "\\.endpoints\\.ts$" },
    ),
    rule(
      "folio-guest-and-rate-are-leaves",
      "Stays and groups are made of them, never the reverse; of another feature they know its endpoints.",
      { path: "^mfe-frontoffice/src/features/(folio|guest|rate)/", pathNot: tests },
      {
        path: "^mfe-frontoffice/src/features/",
        pathNot: [
          "^mfe-frontoffice/src/features/($1|dialog|from-to|company|invoice|reference)/",
          "\\.endpoints\\.ts$",
        ],
      },
    ),
    rule(
      "general-parts-know-no-feature",
      "Everything in the front office may use them.",
      {
        path: "^mfe-frontoffice/src/features/(dialog|from-to|company|invoice|reference)/",
        pathNot: tests,
      },
      {
        path: "^mfe-frontoffice/src/features/",
        pathNot: "^mfe-frontoffice/src/features/(dialog|from-to|company|invoice|reference)/",
      },
    ),
    rule(
      "modules-meet-at-the-service",
      "Call the other module's service; join on its tables; nothing else.",
      { path: "^api/src/modules/([^/]+)/", pathNot: tests },
      {
        path: "^api/src/modules/",
        pathNot: ["^api/src/modules/$1/", "\\.(service|tables)\\.ts$"],
      },
    ),
    rule(
      "platform-knows-no-module",
      "Platform is plumbing.",
      { path: "^api/src/platform", pathNot: tests },
      { path: "^api/src/modules" },
    ),
    rule(
      "only-queries-speak-sql",
      "Move the statement to *.queries.ts.",
      {
        path: "^api/src/modules",
        pathNot: ["\\.(queries|tables)\\.ts$", "sessions\\.lucia\\.ts$", tests],
      },
      { path: "node_modules/(drizzle-orm|postgres)/" },
    ),
    rule(
      "only-routes-speak-http",
      "Services throw AppError; routes and platform know Hono.",
      { path: "^api/src/modules", pathNot: ["\\.routes\\.ts$", tests] },
      { path: "node_modules/(hono|@hono)/" },
    ),
    rule(
      "routes-do-not-query",
      "A route calls one service function.",
      { path: "^api/src/modules/.+\\.routes\\.ts$" },
      { path: "\\.(queries|tables)\\.ts$" },
    ),
    rule(
      "lucia-in-one-file",
      "Lucia can then be replaced by changing one file.",
      { path: "^(api|infra)/", pathNot: "^api/src/modules/sessions/sessions\\.lucia\\.ts$" },
      { path: "node_modules/(lucia|@lucia-auth)/" },
    ),
    rule(
      "test-code-stays-in-tests",
      "Nothing shipped may import it.",
      { pathNot: [tests, "vitest\\.config\\.ts$", "^infra/bench/"] },
      { path: "/src/testing/" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^[^/]+/(dist|test-results|\\.turbo)/|^(coverage|\\.turbo|\\.funduq)/" },
    // TypeScript 7 has no API yet.
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json"],
    },
  },
};

function rule(name, comment, from, to) {
  return { name, comment, severity: "error", from, to };
}
