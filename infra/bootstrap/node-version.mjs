// Old syntax on purpose: an old Node.js must get as far as the sentence below.
var major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  console.error(
    "Funduq needs Node.js 20 or newer, and this is " +
      process.version +
      ". Get it from https://nodejs.org.",
  );
  process.exit(1);
}
