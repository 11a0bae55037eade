import { useState } from 'react';

/** What is here now; while it is held, what was here last. */
export function useLast<Value>(value: Value, isHeld: boolean): Value {
  const [last, setLast] = useState(value);
  if (!isHeld && last !== value) setLast(() => value);
  return isHeld ? last : value;
}
