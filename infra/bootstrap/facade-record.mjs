import "./node-version.mjs";

void import("./run-facade-record.mjs").then(({ recordFacade }) => recordFacade());
