import "./node-version.mjs";

void import("./run-start.mjs").then(({ start }) => start());
