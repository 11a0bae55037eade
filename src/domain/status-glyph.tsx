import type { ShownCaseResultStatus } from '#schema/vocabulary/case-result.ts';
import type { ReactNode } from 'react';
import { DrawnGlyph, hole, stepShapes } from '#src/ui/step-glyph.tsx';
import type { Drawn, Shape } from '#src/ui/step-glyph.tsx';

type Glyph = ShownCaseResultStatus | keyof typeof stepShapes;

const shapes: Readonly<Record<Glyph, Shape>> = {
  ...stepShapes,
  pass: {
    ink: 'text-res-pass',
    shape: (
      <>
        <circle cx="7" cy="7" r="6.25" fill="currentColor" />
        <path d="m4.2 7.3 1.9 1.9 3.8-4.1" fill="none" className={hole} strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
      </>
    ),
  },
  fail: {
    ink: 'text-res-fail',
    shape: (
      <>
        <rect x="1.4" y="1.4" width="11.2" height="11.2" rx="2" fill="currentColor" />
        <path d="m4.7 4.7 4.6 4.6m0-4.6L4.7 9.3" className={hole} strokeWidth="1.7" strokeLinecap="round" />
      </>
    ),
  },
  blocked: {
    ink: 'text-res-blocked',
    shape: (
      <>
        <path d="M4.3.9h5.4l3.4 3.4v5.4l-3.4 3.4H4.3L.9 9.7V4.3z" fill="currentColor" />
        <path d="M4 7h6" className={hole} strokeWidth="1.8" strokeLinecap="round" />
      </>
    ),
  },
  rejected: {
    ink: 'text-res-rejected',
    shape: (
      <>
        <circle cx="7" cy="7" r="6.25" fill="currentColor" />
        <path d="m4.1 9.9 5.8-5.8" className={hole} strokeWidth="1.7" strokeLinecap="round" />
      </>
    ),
  },
  skipped: {
    ink: 'text-res-skipped',
    shape: <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="3 2.1" />,
  },
  not_tested: { ink: 'text-res-not_tested', shape: <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.5" /> },
  missing: {
    ink: 'text-res-missing',
    shape: (
      <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.6" strokeDasharray=".1 2.83" strokeLinecap="round" />
    ),
  },
};

/** The filled mark of a state. */
export const StatusGlyph = ({ name, ...how }: Drawn & { name: Glyph }) => <DrawnGlyph {...shapes[name]} {...how} />;

export function Status({ glyph, children }: { glyph: Glyph; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-medium whitespace-nowrap">
      <StatusGlyph name={glyph} />
      {children}
    </span>
  );
}
