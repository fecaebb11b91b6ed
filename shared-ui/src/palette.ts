/// <reference path="./ambient.d.ts" />
/** The command palette and the sheet of shortcuts: apart, because they load when first opened. */
export { CommandPalette } from "./components/palette/command-palette.tsx";
export { ShortcutSheet } from "./components/palette/shortcut-sheet.tsx";
