/** Below 20 px only the check mark. */
export function LogoMark({ size = 22 }: { size?: number | undefined }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className="shrink-0">
      <rect width="24" height="24" rx="6" fill="var(--accent-solid)" />
      {size < 20 ? null : (
        <g fill="var(--on-accent)">
          <circle cx="5.8" cy="7.2" r="1.45" />
          <circle cx="5.8" cy="12" r="1.45" />
          <circle cx="5.8" cy="16.8" r="1.45" />
          <circle cx="18.2" cy="12" r="1.45" />
          <circle cx="18.2" cy="16.8" r="1.45" />
        </g>
      )}
      <path
        d="m8.8 10.6 3.2 3.9 6.2-7.5"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Wordmark({ size = 22 }: { size?: number | undefined }) {
  return (
    <span className="inline-flex items-center gap-[9px] text-[0.9375rem] font-brand tracking-[-0.025em] text-ink">
      <LogoMark size={size} />
      <span>Muster</span>
    </span>
  );
}
