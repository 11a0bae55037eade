import { useDisclosure } from './local.ts';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { pressed } from './pressed.ts';
import { ChevronDown } from 'lucide-react';
import { popBox } from './overlay.styles.ts';
import { Back } from './page.tsx';
import type { BackLink } from './page.tsx';
import { WizardStepLine } from './wizard-stepper.tsx';
import type { WizardStep } from './wizard-stepper.tsx';

/** Closes on a press or focus elsewhere, and on Escape with focus on the summary. */
function useDismiss(isOpen: boolean, close: () => void): RefObject<HTMLDetailsElement | null> {
  const box = useRef<HTMLDetailsElement>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && box.current?.contains(target) !== true) latest.current();
    };
    const press = (event: KeyboardEvent): void => {
      if (pressed(event) !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      box.current?.querySelector<HTMLElement>('summary')?.focus();
      latest.current();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', press);
    };
  }, [isOpen]);
  return box;
}

type WizardPhoneHeadProps = {
  steps: readonly WizardStep[];
  current: string;
  label: string;
  title: string;
  back: BackLink | null;
  saved?: string | undefined;
};

const segments: Record<WizardStep['state'], string> = {
  open: 'bg-line-strong',
  done: 'bg-accent-solid',
  needs_work: 'bg-danger',
  locked: 'bg-line-strong',
};

function Segments({ steps, current }: Pick<WizardPhoneHeadProps, 'steps' | 'current'>) {
  return (
    <span aria-hidden="true" className="flex h-2 items-center gap-1">
      {steps.map(({ id, state }) => (
        <i
          key={id}
          data-current={id === current || undefined}
          className={`h-1 flex-1 rounded-tick data-current:h-2 ${id === current && state === 'open' ? 'bg-accent-solid' : segments[state]}`}
        />
      ))}
    </span>
  );
}

export function WizardPhoneHead({ steps, current, label, title, back, saved }: WizardPhoneHeadProps) {
  const [isOpen, setOpen] = useDisclosure();
  const close = () => setOpen(false);
  const box = useDismiss(isOpen, close);
  const at = steps.findIndex(({ id }) => id === current);
  const toFix = steps.filter(({ state }) => state === 'needs_work').length;
  return (
    <div data-chrome="" className="flex flex-col desk:hidden">
      <div className="flex items-center justify-between gap-3 touch:-mt-2.5">
        {back === null ? <span /> : <Back {...back} />}
        {saved === undefined ? null : <span className="text-small text-ink-2">{saved}</span>}
      </div>
      <details ref={box} open={isOpen} className="relative">
        <summary
          onClick={(event) => {
            event.preventDefault();
            setOpen(!isOpen);
          }}
          className="flex min-h-11 cursor-pointer list-none w-full flex-col justify-center gap-1.5 rounded-key text-left text-small"
        >
          <Segments steps={steps} current={current} />
          <span className="flex w-full items-center gap-2">
            <bdi className="cut flex-1 text-ink-2">{title}</bdi>
            <span className="sr-only">, </span>
            <span className="shrink-0 font-name">{`Step ${at + 1} of ${steps.length}: ${steps[at]?.title ?? ''}`}</span>
            {toFix === 0 ? null : <span className="sr-only">{`, ${toFix} need work`}</span>}
            <ChevronDown aria-hidden="true" size={14} strokeWidth={2} className={`shrink-0 text-ink-2 ${isOpen ? 'rotate-180' : ''}`} />
          </span>
        </summary>
        {isOpen ? (
          <nav aria-label={label} className={`absolute inset-x-0 top-full z-30 animate-appear p-1 ${popBox}`}>
            <ol className="flex flex-col">
              {steps.map((step) => (
                <WizardStepLine key={step.id} step={step} isCurrent={step.id === current} onPress={close} />
              ))}
            </ol>
          </nav>
        ) : null}
      </details>
    </div>
  );
}
