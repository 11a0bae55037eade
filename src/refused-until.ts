import { inZone } from '#schema/rules/launch/allowance.ts';
import { readerTime } from '#src/ui/reader-dates.ts';

type Told = { readonly code: string; readonly message: string; readonly path: string | null; readonly retryAt: string | null };

/** With their moment in the reader's zone. */
export const inReaderZone = (errors: readonly Told[]): readonly Omit<Told, 'retryAt'>[] =>
  errors.map(({ retryAt, message, ...told }) => ({ ...told, message: inZone(message, retryAt, readerTime) }));
