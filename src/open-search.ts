import { createContext } from 'react';

/** Opens the search of everything; null where nobody is signed in. */
export const OpenSearch = createContext<(() => void) | null>(null);
