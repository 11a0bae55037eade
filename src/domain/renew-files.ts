import { createContext } from 'react';

/** Queries the page again for new file links, which last ten minutes. */
export const RenewFilesContext = createContext<() => void>(() => undefined);
