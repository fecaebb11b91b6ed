import "./node-version.mjs";

void import("./run-bench.mjs").then(({ bench }) => bench());
