import "./node-version.mjs";

void import("./run-spec.mjs").then(({ spec }) => spec());
