import type { ReactNode } from 'react';

export function Skeleton({
  width = '100%',
  height = 12,
  round = false,
}: {
  width?: number | string | undefined;
  height?: number | undefined;
  round?: boolean | undefined;
}) {
  return (
    <span
      aria-hidden="true"
      className={`block max-w-full shrink-0 animate-wait bg-wait ${round ? 'rounded-full' : 'rounded-[3px]'}`}
      style={{ width, height }}
    />
  );
}

const widths = ['46%', '62%', '38%', '54%', '70%'];

type SkeletonRowsProps = {
  rows: number;
  avatar?: boolean | undefined;
  tall?: boolean | undefined;
  className?: string | undefined;
};

/** Of the real height, so that nothing jumps. */
export function SkeletonRows({ rows, avatar = false, tall = false, className = '' }: SkeletonRowsProps) {
  return (
    <div aria-hidden="true" className="divide-y divide-line">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={`flex items-center gap-3 px-4 ${tall ? 'min-h-14' : 'min-h-(--list-row-height)'} ${className}`}>
          {avatar ? <Skeleton width={26} height={26} round /> : null}
          <Skeleton width={widths[at % widths.length]} />
        </div>
      ))}
    </div>
  );
}

/** Invisible for the first 200 ms. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" className="animate-late">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
