import { expect, it } from "vitest";
import { foreignSelectors } from "./foreign-selectors.mjs";

it("MOD-01 accepts selectors with the department's own classes", () => {
  const own = `.mfe-pos-row-1a{color:red}.mfe-pos-row-1a>p,:root[dir="rtl"] .mfe-pos-b:is(a,:is(b,i)){top:0}
    @media (width<9px){.mfe-pos-b{&:hover{top:1px}}}@keyframes x{from{top:0}50%{top:1px}to{top:2px}}`;
  expect(foreignSelectors(own, "mfe-pos")).toEqual([]);
});

it("MOD-01 finds selectors that match the shell, the facade or every element", () => {
  const css = `:root{--fq-space-1:9px}body,.mfe-pos-a{margin:0}.mfe-pos-a .shell-button-2b{top:0}
    @layer x{button{all:unset}}.mfe-pos-a{& .mfe-admin-b{top:0}}`;
  expect(foreignSelectors(css, "mfe-pos")).toEqual([
    ":root",
    "body",
    ".mfe-pos-a .shell-button-2b",
    "button",
    "& .mfe-admin-b",
  ]);
});
