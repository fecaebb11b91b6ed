/** Collects figures that are 0 or missing, so that a measurement that did not run fails the bench. */
export function missingFigures() {
  const names: string[] = [];
  return {
    names: names as readonly string[],
    /** Checks that each value is above 0. `name` is the figure's name in the output. */
    expectMeasured(name: string, ...values: readonly (number | undefined)[]): void {
      const isMeasured = (value = 0) => Number.isFinite(value) && value > 0;
      if (values.length === 0 || !values.every(isMeasured)) names.push(name);
    },
  };
}
