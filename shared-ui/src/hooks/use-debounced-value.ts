import { useEffect, useState } from "react";

/** `value` as it was once it has rested for `ms`. */
export function useDebouncedValue<Value>(value: Value, ms: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
