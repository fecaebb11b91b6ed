/** A bench that measured nothing must not look like a fast one: collects the figures that are 0 or missing. */
export function missingFigures() {
  const names: string[] = [];
  return {
    names: names as readonly string[],
    /** The figure goes by `name` in the output; each of its values has to be above 0. */
    expectMeasured(name: string, ...values: readonly (number | undefined)[]): void {
      const isMeasured = (value = 0) => Number.isFinite(value) && value > 0;
      if (values.length === 0 || !values.every(isMeasured)) names.push(name);
    },
  };
}
