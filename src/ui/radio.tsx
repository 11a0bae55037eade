import type { ReactNode } from 'react';
import { useId } from 'react';
import type { ChoiceFrameProps } from './choice-frame.tsx';
import { ChoiceFrame } from './choice-frame.tsx';

export type RadioOption = { id: string; label: string; description?: ReactNode; disabledReason?: string | null | undefined };

type RadioGroupProps = ChoiceFrameProps & {
  options: readonly RadioOption[];
  value: string | null;
  onChange: (id: string) => void;
  row?: boolean | undefined;
  name?: string | undefined;
};

export const radioDot =
  'm-0 size-4 shrink-0 appearance-none rounded-full border-[1.5px] checked:border-accent-solid checked:bg-accent-solid checked:inset-ring-3 checked:inset-ring-sheet';

export function RadioGroup({ options, value, onChange, row = false, name, ...frame }: RadioGroupProps) {
  const made = useId();
  return (
    <ChoiceFrame {...frame} role="radiogroup">
      <div className={row ? 'flex flex-wrap gap-x-4 gap-y-1' : 'flex flex-col gap-1'}>
        {options.map((option) => (
          <Radio
            key={option.id}
            option={option}
            group={name ?? made}
            isChosen={value === option.id}
            isRefused={Boolean(option.disabledReason ?? frame.disabledReason)}
            hasError={Boolean(frame.error)}
            onChoose={() => onChange(option.id)}
          />
        ))}
      </div>
    </ChoiceFrame>
  );
}

type RadioProps = { option: RadioOption; group: string; isChosen: boolean; isRefused: boolean; hasError: boolean; onChoose: () => void };

function Radio({ option, group, isChosen, isRefused, hasError, onChoose }: RadioProps) {
  const noteId = useId();
  const note = option.disabledReason ?? option.description;
  const edge = isRefused ? 'border-dashed border-control bg-sunken' : hasError ? 'border-danger bg-sheet' : 'border-control bg-sheet';
  const ink = isRefused ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer text-ink-2';
  return (
    <label className={`flex min-h-6 items-start gap-2 py-0.5 touch:min-h-11 touch:items-center ${ink}`}>
      <span className="grid place-items-center py-0.5">
        <input
          type="radio"
          name={group}
          value={option.id}
          checked={isChosen}
          aria-disabled={isRefused || undefined}
          aria-describedby={note ? noteId : undefined}
          onChange={() => {
            if (!isRefused) onChoose();
          }}
          className={`${radioDot} ${edge}`}
        />
      </span>
      <span className="min-w-0">
        {option.label}
        {note ? (
          <span id={noteId} className="block text-small text-ink-3">
            {note}
          </span>
        ) : null}
      </span>
    </label>
  );
}
