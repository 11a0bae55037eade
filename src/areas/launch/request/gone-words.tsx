import type { ReactNode } from 'react';

const named = (name: string, what: string): ReactNode =>
  name.trim() === '' ? what : <bdi className="font-semibold [overflow-wrap:anywhere]">{name}</bdi>;

export const goneWords = (name: string, what: string, happened: string): ReactNode => (
  <>
    {named(name, what)} {happened}
  </>
);

export const goneChangesWords = (name: string, what: string, happened: string): ReactNode => (
  <>
    The changes to {named(name, what)} {happened}
  </>
);
