import "./node-version.mjs";

void import("./run-gallery.mjs").then(({ gallery }) => gallery());
