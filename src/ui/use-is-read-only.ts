import { createContext, use } from 'react';

export const ReadOnlyContext = createContext(false);

export const useIsReadOnly = (): boolean => use(ReadOnlyContext);
