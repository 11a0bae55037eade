import type { ReactNode } from 'react';
import { useId } from 'react';
import { BusyTicks } from './busy-ticks.tsx';
import { Why } from './why.tsx';

type SwitchProps = {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  consequence?: ReactNode;
  busy?: boolean | undefined;
  disabledReason?: string | null | undefined;
  hideLabel?: boolean | undefined;
  id?: string | undefined;
};

const track = 'peer m-0 h-[18px] w-8 appearance-none rounded-full border-[1.5px] checked:border-accent-solid checked:bg-accent-solid';
const knob =
  'pointer-events-none absolute top-1/2 left-[3.5px] size-[11px] -translate-y-1/2 rounded-full bg-control transition-transform duration-90 peer-checked:translate-x-[14px] peer-checked:bg-on-accent';

export function Switch({ label, on, onChange, consequence, busy = false, disabledReason, hideLabel = false, id }: SwitchProps) {
  const made = useId();
  const own = id ?? made;
  const isInert = busy || Boolean(disabledReason);
  const describedBy = [disabledReason ? `${own}-reason` : '', consequence ? `${own}-text` : ''].filter(Boolean).join(' ');
  return (
    <span className="inline-flex flex-col gap-1">
      <label
        className={`inline-flex min-h-6 items-center gap-2 touch:min-h-11 ${disabledReason ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer'}`}
      >
        <span className="relative inline-grid shrink-0">
          <input
            id={own}
            type="checkbox"
            role="switch"
            checked={on}
            aria-disabled={isInert || undefined}
            aria-busy={busy || undefined}
            aria-describedby={describedBy || undefined}
            onChange={(event) => {
              if (!isInert) onChange(event.target.checked);
            }}
            className={`${track} ${disabledReason ? 'border-dashed border-control bg-sunken' : 'border-control bg-sheet'}`}
          />
          <span className={knob} />
        </span>
        <span className={hideLabel ? 'sr-only' : 'font-medium'}>{label}</span>
        {busy ? <BusyTicks className="text-accent-solid" /> : null}
      </label>
      {consequence ? (
        <span id={`${own}-text`} className="ml-10 text-small text-ink-3">
          {consequence}
        </span>
      ) : null}
      {disabledReason ? (
        <span className="ml-10">
          <Why id={`${own}-reason`}>{disabledReason}</Why>
        </span>
      ) : null}
    </span>
  );
}
