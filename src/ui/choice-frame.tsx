import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldError, FieldHint, requiredMark } from './field.tsx';
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
  /** A group of checkboxes has no attribute that says it. */
  const saysRequired = isRequired === true && role === undefined;
  const described = [saysRequired ? `${own}-required` : '', error ? `${own}-error` : '', disabledReason ? `${own}-reason` : ''];
  const describedBy = [...described, hint ? `${own}-hint` : ''].filter(Boolean).join(' ');
  const radios = role === undefined ? null : { role, 'aria-required': isRequired, 'aria-invalid': error ? true : undefined };
  return (
    <fieldset id={own} tabIndex={-1} {...radios} aria-describedby={describedBy || undefined} className="flex min-w-0 flex-col gap-[5px]">
      <legend
        {...requiredMark({ isRequired, hideLabel })}
        className={hideLabel === true ? 'sr-only' : (legendStyle ?? 'mb-[5px] font-name')}
      >
        {label}
        {optional === true ? <span className="ml-2 text-small font-body text-ink-3">Optional</span> : null}
      </legend>
      {children}
      {saysRequired ? (
        <span id={`${own}-required`} hidden>
          Required
        </span>
      ) : null}
      {error ? <FieldError id={`${own}-error`}>{error}</FieldError> : null}
      {disabledReason ? <Why id={`${own}-reason`}>{disabledReason}</Why> : null}
      {hint ? <FieldHint id={`${own}-hint`}>{hint}</FieldHint> : null}
    </fieldset>
  );
}
