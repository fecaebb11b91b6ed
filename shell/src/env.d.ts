/** The version of the facade that this shell was built with and offers to departments. */
declare const __PLATFORM__: string;
