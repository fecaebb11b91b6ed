import "./node-version.mjs";

void import("./run-dev.mjs").then(({ dev }) => dev());
