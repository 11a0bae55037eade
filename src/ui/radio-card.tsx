import type { ReactNode } from 'react';
import { useId } from 'react';
import type { ChoiceFrameProps } from './choice-frame.tsx';
import { ChoiceFrame } from './choice-frame.tsx';
import { radioDot } from './radio.tsx';
import type { Icon } from './types.ts';

export type RadioCardOption = {
  id: string;
  title: string;
  description?: ReactNode;
  icon?: Icon | undefined;
  conflict?: boolean | undefined;
  disabledReason?: string | null | undefined;
};

type RadioCardsProps = ChoiceFrameProps & {
  options: readonly RadioCardOption[];
  value: string | null;
  onChange: (id: string) => void;
  columns?: 1 | 2 | 3 | undefined;
};

const card =
  'relative flex gap-3 rounded-card border px-3.5 py-3 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus';

const states = {
  rest: 'cursor-pointer border-line-strong bg-sheet hover:bg-hover',
  chosen: 'cursor-pointer border-accent-solid bg-accent-wash inset-ring inset-ring-accent-solid',
  conflict: 'cursor-pointer border-danger bg-sheet inset-ring inset-ring-danger',
  blocked: 'cursor-not-allowed border-dashed border-line-strong bg-sunken text-ink-3',
};

const grids = { 1: 'grid gap-3', 2: 'grid gap-3 desk:grid-cols-2', 3: 'grid gap-3 desk:grid-cols-2 wide:grid-cols-3' };

function stateOf(option: RadioCardOption, isChosen: boolean): keyof typeof states {
  if (option.disabledReason) return 'blocked';
  if (!isChosen) return 'rest';
  return option.conflict === true ? 'conflict' : 'chosen';
}

export function RadioCards({ options, value, onChange, columns = 2, ...frame }: RadioCardsProps) {
  const group = useId();
  return (
    <ChoiceFrame {...frame} role="radiogroup" legendStyle="mb-2 text-head">
      <div className={grids[columns]}>
        {options.map((option) => (
          <Card key={option.id} option={option} group={group} isChosen={value === option.id} onChoose={() => onChange(option.id)} />
        ))}
      </div>
    </ChoiceFrame>
  );
}

type CardProps = { option: RadioCardOption; group: string; isChosen: boolean; onChoose: () => void };

function Card({ option, group, isChosen, onChoose }: CardProps) {
  const { icon: Glyph, disabledReason } = option;
  const noteId = useId();
  const note = disabledReason ?? option.description;
  return (
    <label className={`${card} ${states[stateOf(option, isChosen)]}`}>
      <span className="pt-0.5">
        <input
          type="radio"
          name={group}
          value={option.id}
          checked={isChosen}
          aria-disabled={disabledReason ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          onChange={() => {
            if (!disabledReason) onChoose();
          }}
          className={`${radioDot} border-control bg-sheet outline-none`}
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{option.title}</span>
        {note ? (
          <span id={noteId} className={`block text-small ${disabledReason ? '' : 'text-ink-2'}`}>
            {note}
          </span>
        ) : null}
      </span>
      {Glyph ? <Glyph aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" /> : null}
    </label>
  );
}
