import "./node-version.mjs";

void import("./run-check.mjs").then(({ check }) => check());
