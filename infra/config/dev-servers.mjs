import { createRequire } from "node:module";
import path from "node:path";
import { departmentFolders } from "./departments.mjs";

/** The ports of the development servers: the shell's, the API's, then the departments' in the order of their names. */
const SHELL_PORT = Number(process.env.PORT || 8080);
export const API_PORT = SHELL_PORT + 1;
const FIRST_DEPARTMENT_PORT = SHELL_PORT + 2;

const ordinary = {
  // In the suite the page has another port and loads its hot updates from this server.
  allowedHosts: ["localhost", "127.0.0.1"],
  host: "127.0.0.1",
  hot: true,
  historyApiFallback: true,
  headers: { "Access-Control-Allow-Origin": "*" },
  static: false,
};

function portOf(department) {
  return FIRST_DEPARTMENT_PORT + Math.max(departmentFolders().indexOf(department), 0);
}

/** The shell's development server; it proxies the API and the departments' servers. */
export function devServerOfShell() {
  return {
    ...ordinary,
    port: SHELL_PORT,
    proxy: [
      { context: ["/api"], target: `http://127.0.0.1:${API_PORT}`, xfwd: true },
      ...departmentFolders().map((name) => ({
        context: [`/remotes/${name}/dev/`],
        target: `http://127.0.0.1:${portOf(name)}`,
      })),
    ],
  };
}

/** A department's development server: a page on mocked data by itself, a remote of the shell in the suite. */
export function devServerOfDepartment(dir) {
  const name = path.basename(dir);
  const worker = createRequire(path.join(dir, "package.json")).resolve("msw/mockServiceWorker.js");
  return {
    ...ordinary,
    port: portOf(name),
    // msw's service worker, which mocks the API.
    static: { directory: path.dirname(worker), watch: false },
    // In the suite the page is served by the shell, so its socket for hot updates must name this server.
    client: { webSocketURL: { hostname: "localhost", port: portOf(name), protocol: "ws" } },
    // In the suite `npm run dev` prints the one address that is opened.
    onListening: () => {
      if (!process.env.FUNDUQ_DEV_SUITE)
        console.log(`${name} in development: http://localhost:${portOf(name)}`);
    },
  };
}
