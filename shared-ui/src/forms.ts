/** Forms that a contract checks: apart, because few screens have one. */
export { type Contract, formContract } from "./components/form/contract.ts";
export { useContractForm } from "./components/form/use-contract-form.ts";
export {
  type BoundField,
  type FormWords,
  useControlledForm,
} from "./components/form/use-controlled-form.ts";
