/** The agreement between the shell and a department: what `./module` exports. Counted up when it breaks. */
export const MODULE_CONTRACT = 2;
