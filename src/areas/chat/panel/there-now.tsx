/** Says that a tester is there. */
export function ThereNow() {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-ink-2">
      <span aria-hidden="true" className="size-2 rounded-full bg-res-pass" />
      Here now
    </span>
  );
}
