import type { ReactNode } from 'react';

/** Says what is gone, by its name where it has one. */
export const goneWords = (name: string, what: string, happened: string): ReactNode => (
  <>
    {name.trim() === '' ? what : <bdi className="font-semibold [overflow-wrap:anywhere]">{name}</bdi>} {happened}
  </>
);
