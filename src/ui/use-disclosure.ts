import { useState } from 'react';

/** Whether more of what is on the page is shown, or its other face; nothing is typed, chosen or covered by it. */
export function useDisclosure(isShownAtFirst = false): readonly [boolean, (isShown: boolean) => void] {
  return useState(isShownAtFirst);
}
