import type { ReactNode } from 'react';

export type Shape = { ink: string; shape: ReactNode };
export type Drawn = { size?: number | undefined; label?: string | undefined; className?: string | undefined };

export const hole = 'stroke-(--glyph-hole,var(--sheet))';

export const stepShapes = {
  live: {
    ink: 'text-res-live',
    shape: (
      <>
        <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M7 3.6a3.4 3.4 0 0 1 0 6.8z" fill="currentColor" className="animate-live" />
      </>
    ),
  },
  done: {
    ink: 'text-accent-solid',
    shape: (
      <>
        <circle cx="7" cy="7" r="6.25" fill="currentColor" />
        <path d="m4.2 7.3 1.9 1.9 3.8-4.1" fill="none" className={hole} strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
      </>
    ),
  },
  needs_work: {
    ink: 'text-danger',
    shape: (
      <>
        <circle cx="7" cy="7" r="5.9" fill="none" stroke="currentColor" strokeWidth="1.3" />
        <path d="M7 4v3.3" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
        <circle cx="7" cy="9.7" r=".85" fill="currentColor" />
      </>
    ),
  },
  open: { ink: 'text-ink-3', shape: <circle cx="7" cy="7" r="5.9" fill="none" stroke="currentColor" strokeWidth="1.3" /> },
} as const satisfies Record<string, Shape>;

/** 14 units; hidden from screen readers without a label. */
export function DrawnGlyph({ ink, shape, size = 14, label, className = '' }: Shape & Drawn) {
  return (
    <svg
      viewBox="0 0 14 14"
      width={size}
      height={size}
      className={`block shrink-0 ${ink} ${className}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {shape}
    </svg>
  );
}

export const StepGlyph = ({ name, ...how }: Drawn & { name: keyof typeof stepShapes }) => <DrawnGlyph {...stepShapes[name]} {...how} />;
