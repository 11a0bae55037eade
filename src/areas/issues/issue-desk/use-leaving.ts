import { useCallback, useEffect, useState } from 'react';

type Keyed = { readonly id: string };
export type Shown<Row> = { readonly row: Row; readonly isLeaving: boolean };

const placed = <Row extends Keyed>(before: readonly Shown<Row>[], rows: readonly Row[]): readonly Shown<Row>[] => {
  const stay = new Set(rows.map(({ id }) => id));
  const shown: Shown<Row>[] = rows.map((row) => ({ row, isLeaving: false }));
  for (const [at, { row }] of before.entries())
    if (!stay.has(row.id)) shown.splice(Math.min(at, shown.length), 0, { row, isLeaving: true });
  return shown;
};

const isSame = <Row extends Keyed>(before: readonly Row[], rows: readonly Row[]): boolean =>
  before.length === rows.length && before.every((row, at) => row === rows[at]);

/** In milliseconds: with reduced motion, behind an open dialog, a browser may fire no `animationend`. */
const leftWithin = 250;

/** Keeps removed rows until their animation has ended; another list starts anew. */
export const useLeaving = <Row extends Keyed>(rows: readonly Row[], list: string) => {
  const [state, setState] = useState(() => ({ list, rows, shown: placed<Row>([], rows) }));
  if (state.list !== list) setState({ list, rows, shown: placed<Row>([], rows) });
  else if (!isSame(state.rows, rows)) setState({ list, rows, shown: placed(state.shown, rows) });
  const forget = useCallback(
    (id: string): void => setState((now) => ({ ...now, shown: now.shown.filter(({ row, isLeaving }) => !isLeaving || row.id !== id) })),
    [],
  );
  const { shown } = state;
  useEffect(() => {
    const leaving = shown.filter(({ isLeaving }) => isLeaving);
    if (leaving.length === 0) return;
    const timer = setTimeout(() => leaving.forEach(({ row }) => forget(row.id)), leftWithin);
    return () => clearTimeout(timer);
  }, [shown, forget]);
  return { shown, forget };
};
