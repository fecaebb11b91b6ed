import { startGallery } from "./gallery-server.ts";

/** `npm run gallery`: rebuilds on every change; the page must be reloaded by hand. */
const port = Number(process.env.PORT ?? 8090);
const { address } = await startGallery({ port, watch: true });
console.log(`The gallery:  ${address}/?lang=ar&theme=dark&density=compact`);
