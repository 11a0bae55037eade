import type { ReactNode } from 'react';

type GlyphProps = { name: string; size?: number | undefined; label?: string | undefined; className?: string | undefined };

const hole = 'stroke-(--glyph-hole,var(--sheet))';

const shapes: Record<string, { ink: string; shape: ReactNode }> = {
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
  live: {
    ink: 'text-res-live',
    shape: (
      <>
        <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M7 3.6a3.4 3.4 0 0 1 0 6.8z" fill="currentColor" className="animate-live" />
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
};

/** The filled mark of a state; an unknown name draws the hollow ring. */
export function StatusGlyph({ name, size = 14, label, className = '' }: GlyphProps) {
  const { ink, shape } = shapes[name] ?? { ink: 'text-res-not_tested', shape: shapes['not_tested']?.shape };
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

export function Status({ glyph, children }: { glyph: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-medium whitespace-nowrap">
      <StatusGlyph name={glyph} />
      {children}
    </span>
  );
}
