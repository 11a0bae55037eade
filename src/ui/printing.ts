import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Known to what is first drawn while printing. */
let isPrintingNow = false;

/** Whether the page is being printed, with everything on it. */
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
