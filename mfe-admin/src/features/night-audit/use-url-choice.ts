import { useSearchParams } from "@funduq/shared-ui/router";

/** One of a few things that is open, kept in the address: back from where it led, it is open still. */
export function useUrlChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
): [Choice | undefined, (choice: Choice | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const chosen = choices.find((choice) => choice === params.get(name));
  function choose(choice: Choice | undefined) {
    const after = new URLSearchParams(params);
    if (choice) after.set(name, choice);
    else after.delete(name);
    setParams(after, { replace: true });
  }
  return [chosen, choose];
}
