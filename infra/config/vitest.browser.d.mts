import type { ViteUserConfig } from "vitest/config";

export declare function browserTests(configUrl: string): ViteUserConfig;
