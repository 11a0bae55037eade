import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import { useRef } from 'react';
import { Counter } from './counter.tsx';
import type { FieldProps } from './field.tsx';
import { FieldFrame, inputBox, inputEdge, useFieldIds, whenReleased } from './field.tsx';

type TextAreaProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined;
  rows?: number | undefined;
  /** Several lines before any are written. */
  isTall?: boolean | undefined;
  max?: number | undefined;
  placeholder?: string | undefined;
  readOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  areaRef?: Ref<HTMLTextAreaElement> | undefined;
  /** Of a list that stands by what is typed. */
  aria?: object | undefined;
  /** Transforms pasted text. */
  onPasteText?: ((text: string) => string) | undefined;
};

/** At the caret, which moves after it. */
const pasteInto = (
  event: ClipboardEvent<HTMLTextAreaElement>,
  changed: (text: string) => string,
  onChange: (value: string) => void,
): void => {
  const area = event.currentTarget;
  if (area.readOnly) return;
  event.preventDefault();
  area.setRangeText(changed(event.clipboardData.getData('text/plain')), area.selectionStart, area.selectionEnd, 'end');
  onChange(area.value);
};

/** Keeps characters beyond the limit and counts them. Focus puts the caret at the end. */
export function TextArea({
  value,
  onChange,
  onBlur,
  onKeyDown,
  rows = 2,
  isTall = false,
  max,
  placeholder,
  readOnly = false,
  autoFocus,
  areaRef,
  aria,
  onPasteText,
  ...field
}: TextAreaProps) {
  const ids = useFieldIds(field);
  const wasFocused = useRef(false);
  const isBlocked = Boolean(field.disabledReason);
  const isOver = max !== undefined && value.length > max;
  return (
    <FieldFrame {...field} ids={ids} below={max === undefined ? undefined : <Counter length={value.length} max={max} />}>
      <textarea
        ref={areaRef}
        {...aria}
        id={ids.input}
        name={field.name}
        rows={rows}
        style={isTall ? { minHeight: 112 } : undefined}
        value={value}
        placeholder={placeholder}
        readOnly={readOnly || isBlocked}
        autoFocus={autoFocus}
        aria-disabled={isBlocked || undefined}
        aria-invalid={field.error || isOver ? true : undefined}
        aria-required={field.isRequired === true ? true : undefined}
        aria-describedby={ids.describedBy}
        onChange={(event) => onChange(event.target.value)}
        onFocus={({ currentTarget: area }) => {
          if (autoFocus && !wasFocused.current) area.setSelectionRange(area.value.length, area.value.length);
          wasFocused.current = true;
        }}
        onBlur={onBlur && (() => whenReleased(onBlur))}
        onKeyDown={onKeyDown}
        onPaste={onPasteText && ((event) => pasteInto(event, onPasteText, onChange))}
        className={`${inputBox} ${inputEdge({ isBlocked, hasError: Boolean(field.error) || isOver, isReadOnly: readOnly })} block field-sizing-content max-h-[60vh] resize-y leading-5`}
      />
    </FieldFrame>
  );
}
