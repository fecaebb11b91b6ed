import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { LastResort } from "./last-boundary.tsx";
import { startShell } from "./start.ts";

const place = document.getElementById("root");
if (!place) throw new Error("the page has no place for the suite");
const root = createRoot(place);
try {
  const started = await startShell();
  root.render(<App {...started} />);
} catch (error) {
  root.render(<LastResort />);
  throw error;
}
