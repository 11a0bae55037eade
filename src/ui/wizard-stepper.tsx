import { Lock } from 'lucide-react';
import { useId } from 'react';
import { Anchor } from './navigation.tsx';
import { StepGlyph } from './step-glyph.tsx';

export type WizardStep = { id: string; title: string; note: string; state: 'open' | 'done' | 'needs_work' | 'locked'; href: string };

type WizardStepLineProps = { step: WizardStep; isCurrent: boolean; onPress?: (() => void) | undefined };

const stateWords: Record<WizardStep['state'], string> = { open: '', done: 'done', needs_work: 'needs work', locked: 'locked' };

export function WizardStepLine({ step, isCurrent, onPress }: WizardStepLineProps) {
  const { title, note, state, href } = step;
  const isLocked = state === 'locked';
  const noteId = useId();
  const box = isCurrent ? 'border-line-strong bg-sheet' : `border-transparent ${isLocked ? '' : 'hover:bg-hover'}`;
  return (
    <li>
      <Anchor
        {...(isLocked ? { role: 'link', tabIndex: 0, 'aria-disabled': true } : { href, onClick: onPress })}
        aria-current={isCurrent ? 'step' : undefined}
        aria-describedby={noteId}
        className={`flex items-start gap-2.5 rounded-card border px-2.5 py-2 ${box} ${isLocked ? 'cursor-not-allowed text-ink-3' : ''}`}
      >
        <span className="mt-0.5 shrink-0">
          {isLocked ? <Lock aria-hidden="true" size={16} strokeWidth={1.75} /> : <StepGlyph name={state} size={16} />}
        </span>
        <span className="min-w-0">
          <span className={`block ${isCurrent ? 'font-semibold' : 'font-name'}`}>
            {title}
            {stateWords[state] === '' ? null : <span className="sr-only">, {stateWords[state]}</span>}
          </span>
          <span
            id={noteId}
            className={`line-clamp-2 text-small [overflow-wrap:anywhere] ${state === 'needs_work' ? 'text-danger' : isLocked ? '' : 'text-ink-2'}`}
          >
            {note}
          </span>
        </span>
      </Anchor>
    </li>
  );
}

type WizardStepperProps = {
  steps: readonly WizardStep[];
  current: string;
  label: string;
  over?: string | undefined;
  title?: string | undefined;
};

export function WizardStepper({ steps, current, label, over, title }: WizardStepperProps) {
  return (
    <nav
      aria-label={label}
      data-chrome=""
      className="flex min-w-0 flex-col gap-4 max-desk:hidden desk:sticky desk:top-[calc(var(--chrome-height)+16px)]"
    >
      {title === undefined ? null : (
        <div className="px-[11px]">
          {over === undefined ? null : <p className="text-small text-ink-2">{over}</p>}
          <p className="line-clamp-3 text-head [overflow-wrap:anywhere]">{title}</p>
        </div>
      )}
      <ol className="flex flex-col">
        {steps.map((step) => (
          <WizardStepLine key={step.id} step={step} isCurrent={step.id === current} />
        ))}
      </ol>
    </nav>
  );
}
