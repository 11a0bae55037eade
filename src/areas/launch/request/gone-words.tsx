import type { ReactNode } from 'react';

const named = (name: string, what: string): ReactNode =>
  name.trim() === '' ? what : <bdi className="font-semibold [overflow-wrap:anywhere]">{name}</bdi>;

/** Says what is gone, by its name where it has one. */
export const goneWords = (name: string, what: string, happened: string): ReactNode => (
  <>
    {named(name, what)} {happened}
  </>
);

/** Says that what was changed of a thing is gone, while the thing itself stays. */
export const goneChangesWords = (name: string, what: string, happened: string): ReactNode => (
  <>
    The changes to {named(name, what)} {happened}
  </>
);
