import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { startShell } from "./start.ts";

const started = await startShell();
const place = document.getElementById("root");
if (!place) throw new Error("the page has no place for the suite");
createRoot(place).render(<App {...started} />);
