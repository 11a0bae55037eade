import { inZone } from '#schema/rules/launch/allowance.ts';
import { readerTime } from '#src/ui/reader-dates.ts';

type Told = { readonly code: string; readonly message: string; readonly path: string | null; readonly retryAt: string | null };

/** Refusals with the moment at which they end on the clock of the reader. */
export const inReaderZone = (errors: readonly Told[]): readonly Omit<Told, 'retryAt'>[] =>
  errors.map(({ retryAt, message, ...told }) => ({ ...told, message: inZone(message, retryAt, readerTime) }));
