import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { announce } from './announce.ts';
import { BusyTicks } from './busy-ticks.tsx';
import type { ButtonKind, ButtonSize } from './button.styles.ts';
import { buttonStyle, toneOf } from './button.styles.ts';
import { Keys, ariaKeys } from './kbd.tsx';
import { useTooltip } from './tooltip.tsx';
import type { Icon } from './types.ts';
import { Why } from './why.tsx';

export type ButtonProps = {
  children: ReactNode;
  onPress?: (() => void) | undefined;
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  icon?: Icon | undefined;
  trailingIcon?: Icon | undefined;
  keys?: string | undefined;
  busy?: boolean | undefined;
  disabledReason?: string | null | undefined;
  reason?: 'beside' | 'below' | 'hidden' | undefined;
  fix?: ReactNode;
  wide?: boolean | undefined;
  type?: 'button' | 'submit' | 'reset' | undefined;
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  label?: string | undefined;
  autoFocus?: boolean | undefined;
  id?: string | undefined;
  form?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  className?: string | undefined;
};

const frames = {
  beside: 'inline-flex flex-wrap items-center gap-2',
  below: 'inline-flex flex-col items-start gap-1.5',
  hidden: 'contents',
};

export function Button(props: ButtonProps) {
  const {
    children,
    onPress,
    kind = 'plain',
    size = 'medium',
    icon: Glyph,
    trailingIcon: Trailing,
    keys,
    busy = false,
    disabledReason,
    reason = 'beside',
  } = props;
  const { fix, wide = false, type = 'button', pressed, expanded, label, className = '', autoFocus = false, ...native } = props;
  const reasonId = useId();
  const reasonRef = useRef<HTMLSpanElement>(null);
  const isBlocked = disabledReason !== undefined && disabledReason !== null && disabledReason !== '';
  const isHidden = reason === 'hidden';
  const { triggerProps, bubble } = useTooltip({ text: isHidden ? disabledReason : null });

  const press = () => {
    if (!isBlocked) onPress?.();
    else if (isHidden) announce(disabledReason);
    else reasonRef.current?.focus();
  };

  return (
    <span className={`${isBlocked ? frames[reason] : 'contents'} ${isBlocked && wide ? 'w-full' : ''}`}>
      <AriaButton
        {...defined({
          id: native.id,
          form: native.form,
          name: native.name,
          value: native.value,
          'aria-label': label,
          'aria-pressed': pressed,
          'aria-expanded': expanded,
        })}
        {...triggerProps}
        {...(isBlocked ? { 'aria-disabled': 'true' as const, 'aria-describedby': reasonId } : null)}
        render={(native) => <button {...native} aria-busy={busy || undefined} aria-keyshortcuts={ariaKeys(keys)} />}
        autoFocus={autoFocus}
        type={isBlocked ? 'button' : type}
        isPending={busy}
        onPress={press}
        data-button=""
        className={`${buttonStyle({ tone: toneOf(kind, isBlocked, pressed === true), size, wide })} ${className}`}
      >
        {busy ? (
          <BusyTicks className={kind === 'primary' || kind === 'destructive' ? '' : 'text-accent-solid'} />
        ) : Glyph ? (
          <Glyph aria-hidden="true" size={15} strokeWidth={1.75} className="shrink-0" />
        ) : null}
        {children}
        {Trailing ? <Trailing aria-hidden="true" size={14} strokeWidth={2} className="shrink-0" /> : null}
        {keys === undefined ? null : <Keys keys={keys} on={kind === 'primary' || kind === 'destructive' ? 'solid' : 'quiet'} />}
      </AriaButton>
      {isBlocked && !isHidden ? (
        <Why id={reasonId} focusRef={reasonRef} fix={fix}>
          {disabledReason}
        </Why>
      ) : null}
      {isBlocked && isHidden ? (
        <span id={reasonId} className="sr-only">
          {disabledReason}
        </span>
      ) : null}
      {bubble}
    </span>
  );
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
