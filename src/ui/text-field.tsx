import type { HTMLInputTypeAttribute, InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { BusyTicks } from './busy-ticks.tsx';
import { Counter } from './counter.tsx';
import type { FieldProps } from './field.tsx';
import { FieldFrame, inputBox, inputEdge, useFieldIds, whenReleased } from './field.tsx';
import { ariaKeys } from './kbd.tsx';
import type { Icon } from './types.ts';

export type TextFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  type?: HTMLInputTypeAttribute | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  unit?: ReactNode;
  icon?: Icon | undefined;
  busy?: boolean | undefined;
  readOnly?: boolean | undefined;
  max?: number | undefined;
  size?: 'medium' | 'large' | undefined;
  autoFocus?: boolean | undefined;
  action?: ReactNode;
  keys?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
};

export function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    onKeyDown,
    type = 'text',
    inputMode,
    autoComplete,
    placeholder,
    unit,
    icon: Glyph,
    busy = false,
    readOnly = false,
  } = props;
  const { max, size = 'medium', autoFocus, action, keys, inputRef, className, ...field } = props;
  const counterId = `${field.id ?? field.name ?? 'text'}-count`;
  const ids = useFieldIds(field);
  const isBlocked = Boolean(field.disabledReason);
  const hasTail = busy || unit !== undefined;
  return (
    <FieldFrame
      {...field}
      ids={ids}
      className={className}
      side={max === undefined ? action : <Counter id={counterId} length={value.length} max={max} />}
    >
      <div className="relative flex items-center">
        {Glyph ? (
          <Glyph aria-hidden="true" size={15} strokeWidth={1.75} className="pointer-events-none absolute left-2.5 text-ink-3" />
        ) : null}
        <input
          ref={inputRef}
          id={ids.input}
          name={field.name}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          placeholder={placeholder}
          value={value}
          readOnly={readOnly || isBlocked}
          autoFocus={autoFocus}
          aria-disabled={isBlocked || undefined}
          aria-invalid={field.error ? true : undefined}
          aria-required={field.isRequired === true ? true : undefined}
          aria-describedby={ids.describedBy}
          aria-busy={busy || undefined}
          aria-keyshortcuts={ariaKeys(keys)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur && (() => whenReleased(onBlur))}
          onKeyDown={onKeyDown}
          className={`${inputBox} ${inputEdge({ isBlocked, hasError: Boolean(field.error), isReadOnly: readOnly })} ${Glyph ? 'pl-8' : ''} ${hasTail ? 'pr-16' : ''} ${size === 'large' ? 'min-h-10 text-head font-body touch:min-h-11' : ''}`}
        />
        {hasTail ? (
          <span className="pointer-events-none absolute right-2.5 flex items-center text-small text-ink-3">
            {busy ? <BusyTicks className="text-accent-solid" /> : unit}
          </span>
        ) : null}
      </div>
    </FieldFrame>
  );
}
