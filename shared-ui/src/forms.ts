/** Forms that a contract checks: apart, because few screens have one. */
export { useContractForm } from "./components/form/use-contract-form.tsx";
