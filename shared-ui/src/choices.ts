/// <reference path="./ambient.d.ts" />
/** Long lists and several of one: apart, because few forms need them. */
export { Combobox } from "./components/choices/combobox.tsx";
export { MultiSelect } from "./components/choices/multi-select.tsx";
