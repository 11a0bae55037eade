import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import type { Reproduction } from './reproductions.rules.ts';

const Shown = lazyPart(async () => ({ default: (await import('./reproductions.view.tsx')).ReproductionsView }));

/** Prefetches the code before the issue is loaded. */
export const fetchReproductions = (): void => Shown.fetch();

type ReproductionsHostProps = {
  readonly reproductions: readonly Reproduction[] | null;
  /** In their place where they could not be read. */
  readonly failure: ReactNode;
  readonly onStale: () => void;
  /** Rendered together, so that nothing moves it later. */
  readonly children: ReactNode;
};

/** Nothing where nobody tried. */
export function ReproductionsHost({ reproductions, failure, onStale, children }: ReproductionsHostProps) {
  return (
    <Suspense fallback={null}>
      {reproductions === null ? failure : reproductions.length === 0 ? null : <Shown reproductions={reproductions} onStale={onStale} />}
      {children}
    </Suspense>
  );
}
