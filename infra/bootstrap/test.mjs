import "./node-version.mjs";

void import("./run-test.mjs").then(({ test }) => test());
