import { startGallery } from "./gallery-server.ts";

/** `npm run gallery`: builds again at every change; the page is reloaded by hand. */
const port = Number(process.env.PORT ?? 8090);
const { address } = await startGallery({ port, watch: true });
console.log(`The gallery:  ${address}/?lang=ar&theme=dark&density=compact`);
