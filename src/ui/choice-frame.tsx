import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldError, FieldHint } from './field.tsx';
import { Why } from './why.tsx';

export type ChoiceFrameProps = {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  disabledReason?: string | null | undefined;
  isRequired?: boolean | undefined;
  optional?: boolean | undefined;
  hideLabel?: boolean | undefined;
  id?: string | undefined;
};

type FrameProps = ChoiceFrameProps & { role?: 'radiogroup' | undefined; legendStyle?: string | undefined; children: ReactNode };

export function ChoiceFrame({
  label,
  hint,
  error,
  disabledReason,
  isRequired,
  optional,
  hideLabel,
  id,
  role,
  legendStyle,
  children,
}: FrameProps) {
  const made = useId();
  const own = id ?? made;
  const describedBy = [error ? `${own}-error` : '', disabledReason ? `${own}-reason` : '', hint ? `${own}-hint` : '']
    .filter(Boolean)
    .join(' ');
  const radios = role === undefined ? null : { role, 'aria-required': isRequired, 'aria-invalid': error ? true : undefined };
  return (
    <fieldset id={own} tabIndex={-1} {...radios} aria-describedby={describedBy || undefined} className="flex min-w-0 flex-col gap-[5px]">
      <legend className={hideLabel === true ? 'sr-only' : (legendStyle ?? 'mb-[5px] font-name')}>
        {label}
        {optional === true ? <span className="ml-2 text-small font-body text-ink-3">Optional</span> : null}
      </legend>
      {children}
      {error ? <FieldError id={`${own}-error`}>{error}</FieldError> : null}
      {disabledReason ? <Why id={`${own}-reason`}>{disabledReason}</Why> : null}
      {hint ? <FieldHint id={`${own}-hint`}>{hint}</FieldHint> : null}
    </fieldset>
  );
}
