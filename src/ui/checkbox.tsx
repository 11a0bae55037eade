import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { ChoiceFrameProps } from './choice-frame.tsx';
import { ChoiceFrame } from './choice-frame.tsx';
import { FieldError } from './field.tsx';
import { Why } from './why.tsx';

type CheckboxProps = {
  label: ReactNode;
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  description?: ReactNode;
  count?: number | undefined;
  disabledReason?: string | null | undefined;
  error?: string | null | undefined;
  name?: string | undefined;
  id?: string | undefined;
  hideLabel?: boolean | undefined;
};

const box =
  'peer col-start-1 row-start-1 m-0 size-4 appearance-none rounded-key border-[1.5px] checked:border-accent-solid checked:bg-accent-solid indeterminate:border-accent-solid indeterminate:bg-accent-solid';
const mark = 'pointer-events-none col-start-1 row-start-1 text-on-accent';

function edgeOf(isBlocked: boolean, hasError: boolean): string {
  if (isBlocked) return 'border-dashed border-control bg-sunken';
  return hasError ? 'border-danger bg-sheet' : 'border-control bg-sheet';
}

export function Checkbox(props: CheckboxProps) {
  const { label, checked, onChange, description, count, disabledReason, error, name, id, hideLabel = false } = props;
  const made = useId();
  const own = id ?? made;
  const isBlocked = Boolean(disabledReason);
  const isMixed = checked === 'mixed';
  const described = [error ? `${own}-error` : '', isBlocked ? `${own}-reason` : '', description ? `${own}-text` : ''].filter(Boolean);
  const ink = isBlocked ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer text-ink-2';
  return (
    <span className="inline-flex flex-col gap-1">
      <label
        className={`flex min-h-6 items-start gap-2 py-0.5 touch:min-h-11 touch:items-center ${hideLabel ? 'touch:min-w-11 touch:justify-center touch:gap-0' : ''} ${ink}`}
      >
        <span className="grid shrink-0 place-items-center py-0.5">
          <input
            ref={(input) => {
              if (input) input.indeterminate = isMixed;
            }}
            id={own}
            name={name}
            type="checkbox"
            checked={checked === true}
            aria-disabled={isBlocked || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={described.join(' ') || undefined}
            onChange={(event) => {
              if (!isBlocked) onChange(event.target.checked);
            }}
            className={`${box} ${edgeOf(isBlocked, Boolean(error))}`}
          />
          <Mark isMixed={isMixed} />
        </span>
        <span className={hideLabel ? 'sr-only' : 'min-w-0'}>
          {label}
          {count === undefined ? null : <span className="ml-2 text-small text-ink-3">{count}</span>}
        </span>
      </label>
      <Notes own={own} description={description} disabledReason={disabledReason} error={error} />
    </span>
  );
}

function Mark({ isMixed }: { isMixed: boolean }) {
  if (isMixed) return <Minus aria-hidden="true" size={12} strokeWidth={3} className={mark} />;
  return <Check aria-hidden="true" size={12} strokeWidth={3} className={`${mark} opacity-0 peer-checked:opacity-100`} />;
}

function Notes({
  own,
  description,
  disabledReason,
  error,
}: Pick<CheckboxProps, 'description' | 'disabledReason' | 'error'> & { own: string }) {
  if (!description && !disabledReason && !error) return null;
  return (
    <span className="ml-6 flex flex-col gap-1">
      {description ? (
        <span id={`${own}-text`} className="text-small text-ink-3">
          {description}
        </span>
      ) : null}
      {disabledReason ? <Why id={`${own}-reason`}>{disabledReason}</Why> : null}
      {error ? <FieldError id={`${own}-error`}>{error}</FieldError> : null}
    </span>
  );
}

type CheckboxGroupProps = ChoiceFrameProps & { children: ReactNode; row?: boolean | undefined };

export function CheckboxGroup({ children, row = false, ...frame }: CheckboxGroupProps) {
  return (
    <ChoiceFrame {...frame}>
      <div className={row ? 'flex flex-wrap gap-x-4 gap-y-1' : 'flex flex-col gap-1'}>{children}</div>
    </ChoiceFrame>
  );
}
