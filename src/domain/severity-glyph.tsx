import type { Severity as Level } from '#schema/vocabulary/issue.ts';
import type { ReactNode } from 'react';

const chevrons = (tops: readonly number[]) =>
  tops.map((top) => (
    <path
      key={top}
      d={`m2.5 ${top} 4.5-3 4.5 3`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ));

const shapes: Readonly<Record<Level, { ink: string; shape: ReactNode }>> = {
  critical: {
    ink: 'text-sev-critical',
    shape: (
      <>
        <path d="M7 .8 12.6 2.9v4.3c0 3-2.3 5-5.6 6.2C3.7 12.2 1.4 10.2 1.4 7.2V2.9z" fill="currentColor" />
        <path d="M7 4v3.2" stroke="var(--sheet)" strokeWidth="1.8" strokeLinecap="round" />
        <circle cx="7" cy="9.7" r="1.05" fill="var(--sheet)" />
      </>
    ),
  },
  high: { ink: 'text-sev-high', shape: chevrons([10, 6.5, 3]) },
  medium: { ink: 'text-sev-medium', shape: chevrons([8.25, 4.75]) },
  low: { ink: 'text-sev-low', shape: chevrons([6.5]) },
  unknown: {
    ink: 'text-sev-unknown',
    shape: (
      <g fill="currentColor">
        <circle cx="2.6" cy="7" r="1.3" />
        <circle cx="7" cy="7" r="1.3" />
        <circle cx="11.4" cy="7" r="1.3" />
      </g>
    ),
  },
};

export function SeverityGlyph({ level, label, size = 14 }: { level: Level; label?: string | undefined; size?: number | undefined }) {
  const { ink, shape } = shapes[level];
  return (
    <svg
      viewBox="0 0 14 14"
      width={size}
      height={size}
      className={`block shrink-0 ${ink}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {shape}
    </svg>
  );
}

export function Severity({ level, children }: { level: Level; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-label whitespace-nowrap">
      <SeverityGlyph level={level} />
      {children}
    </span>
  );
}
