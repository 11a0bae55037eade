import { createContext, use } from 'react';

export const ReadOnlyContext = createContext(false);

/** Whether what stands here can only be read. */
export const useIsReadOnly = (): boolean => use(ReadOnlyContext);
