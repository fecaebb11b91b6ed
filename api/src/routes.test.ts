import { allRoutes } from "./routes.ts";
import { endpointChecks } from "./testing/endpoint-checks.ts";
import { testApp } from "./testing/test-app.ts";

endpointChecks(await testApp(), allRoutes);
