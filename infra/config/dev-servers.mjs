import { createRequire } from "node:module";
import path from "node:path";

/** Where each part listens in development, when a suite of them runs on one machine. */
const ports = {
  shell: 8080,
  "mfe-frontoffice": 3101,
  "mfe-commercial": 3102,
  "mfe-housekeeping": 3103,
  "mfe-pos": 3104,
  "mfe-admin": 3105,
};
const API_PORT = Number(process.env.FUNDUQ_DEV_API_PORT ?? 8081);

const ordinary = {
  // In the suite the page comes from another port: its hot updates are from here all the same.
  allowedHosts: ["localhost", "127.0.0.1"],
  host: "127.0.0.1",
  hot: true,
  historyApiFallback: true,
  headers: { "Access-Control-Allow-Origin": "*" },
  static: false,
};

function portOf(name) {
  return name === "shell" ? Number(process.env.PORT ?? ports.shell) : ports[name];
}

/** The page, with the API and the departments' servers behind the same address. */
export function devServerOfShell() {
  const departments = Object.keys(ports).filter((name) => name !== "shell");
  return {
    ...ordinary,
    port: portOf("shell"),
    proxy: [
      { context: ["/api"], target: `http://127.0.0.1:${API_PORT}`, xfwd: true },
      ...departments.map((name) => ({
        context: [`/remotes/${name}/dev/`],
        target: `http://127.0.0.1:${portOf(name)}`,
        ws: true,
      })),
    ],
  };
}

/** One department's server: alone a page on mocked data, in the suite a remote of the shell. */
export function devServerOfDepartment(dir) {
  const name = path.basename(dir);
  const worker = createRequire(path.join(dir, "package.json")).resolve("msw/mockServiceWorker.js");
  return {
    ...ordinary,
    port: portOf(name),
    // The service worker that answers for the API is msw's own.
    static: { directory: path.dirname(worker), watch: false },
    // In the suite the page comes from the shell: hot updates go straight to this server.
    client: { webSocketURL: { hostname: "localhost", port: portOf(name), protocol: "ws" } },
  };
}
