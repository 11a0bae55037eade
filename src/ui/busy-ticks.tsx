const delays = ['0s', '0.15s', '0.3s', '0.45s', '0.6s'];

export function BusyTicks({ className = '' }: { className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={`inline-flex h-1.5 w-[26px] shrink-0 items-stretch gap-0.5 ${className}`}>
      {delays.map((delay) => (
        <i key={delay} className="min-w-0.5 flex-1 animate-run rounded-tick bg-current" style={{ animationDelay: delay }} />
      ))}
    </span>
  );
}
