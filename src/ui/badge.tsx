type BadgeProps = {
  count: number;
  hot?: boolean | undefined;
  current?: boolean | undefined;
  showZero?: boolean | undefined;
  label?: string | undefined;
};

const printed = new Intl.NumberFormat('en');

export function Badge({ count, hot = false, current = false, showZero = false, label }: BadgeProps) {
  if (count === 0 && !showZero) return null;
  const paint = hot ? 'bg-danger-wash text-danger' : current ? 'bg-accent-wash text-accent' : 'bg-pressed text-ink-2';
  return (
    <span
      data-wash=""
      className={`inline-grid h-[18px] min-w-[18px] place-items-center rounded-pill px-[5px] text-micro font-semibold ${paint}`}
    >
      {printed.format(count)}
      {label === undefined ? null : <span className="sr-only"> {label}</span>}
    </span>
  );
}
