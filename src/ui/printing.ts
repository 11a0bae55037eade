import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** For components first rendered while printing. */
let isPrintingNow = false;

export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(isPrintingNow);
  useEffect(() => {
    const set = (value: boolean) => () => {
      isPrintingNow = value;
      flushSync(() => setPrinting(value));
    };
    const [begin, end] = [set(true), set(false)];
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
