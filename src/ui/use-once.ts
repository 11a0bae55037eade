import { useState } from 'react';

/** What is made when a part comes to the page and stays the same for as long as it is there. */
export function useOnce<Made>(make: () => Made): Made {
  const [made] = useState(make);
  return made;
}
