import { createContext } from 'react';

/** Asks again for what is on the page: with it come new links to its files, as each lasts ten minutes. */
export const RenewFilesContext = createContext<() => void>(() => undefined);
