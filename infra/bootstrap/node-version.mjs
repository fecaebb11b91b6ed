// Uses old syntax only, so that an old Node.js can run it up to the message below.
var major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  console.error(
    "Funduq needs Node.js 20 or newer, and this is " +
      process.version +
      ". Get it from https://nodejs.org.",
  );
  process.exit(1);
}
