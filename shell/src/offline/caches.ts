/** The files of the shell's releases, which the service worker keeps. */
export const SHELL_FILES = "funduq.shell";
/** The files of the departments that the user of this browser may open, which the shell keeps. */
export const DEPARTMENT_FILES = "funduq.departments";

/** What the shell says to the service worker once a page runs and all its departments are kept. */
export type Running = { running: string };
