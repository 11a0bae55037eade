import type { ReactNode } from 'react';
import { use, useId, useRef } from 'react';
import { announce } from './announce.ts';
import { BusyTicks } from './busy-ticks.tsx';
import type { ButtonKind, ButtonSize } from './button.styles.ts';
import { buttonStyle, isSolid } from './button.styles.ts';
import { Keys, ariaKeys } from './kbd.tsx';
import { pressOf } from './press.ts';
import { useTooltip } from './tooltip.tsx';
import { TriggerContext, triggerProps } from './trigger.ts';
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

/** Ignores the second click of a double click. With a reason it stays focusable, says why, and leads to the fix. */
export function Button(props: ButtonProps) {
  const { onPress, kind = 'plain', size = 'medium', keys, busy = false, disabledReason, reason = 'beside', fix, wide = false } = props;
  const { type = 'button', pressed, expanded, label, autoFocus, id, form, name, value, className = '' } = props;
  const reasonId = useId();
  const reasonRef = useRef<HTMLSpanElement>(null);
  const trigger = use(TriggerContext);
  const isBlocked = Boolean(disabledReason);
  const isHidden = reason === 'hidden';
  const tooltip = useTooltip({ text: isHidden ? disabledReason : null });
  const refuse = () => (isHidden ? announce(disabledReason ?? '') : reasonRef.current?.focus());

  return (
    <span className={`${isBlocked ? frames[reason] : 'contents'} ${isBlocked && wide ? 'w-full' : ''}`}>
      <button
        {...tooltip.triggerProps}
        {...{ id, form, name, value, autoFocus }}
        type={isBlocked || busy ? 'button' : type}
        aria-label={label}
        aria-pressed={pressed}
        aria-expanded={expanded}
        {...triggerProps(trigger)}
        aria-disabled={isBlocked || busy || undefined}
        aria-describedby={isBlocked ? reasonId : undefined}
        aria-busy={busy || undefined}
        aria-keyshortcuts={ariaKeys(keys)}
        onClick={pressOf({ isBusy: busy, refuse: isBlocked ? refuse : null, trigger, onPress, isOnce: true })}
        data-button=""
        className={`${buttonStyle({ kind, size, isWide: wide, isBlocked, isChosen: pressed === true })} ${className}`}
      >
        <ButtonFace {...props} />
      </button>
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
      {tooltip.bubble}
    </span>
  );
}

type FaceProps = Pick<ButtonProps, 'children' | 'kind' | 'icon' | 'trailingIcon' | 'keys' | 'busy'>;

export function ButtonFace({ children, kind = 'plain', icon: Glyph, trailingIcon: Trailing, keys, busy = false }: FaceProps) {
  const ticks = <BusyTicks className={isSolid(kind) ? '' : 'text-accent-solid'} />;
  return (
    <>
      {busy ? ticks : Glyph ? <Glyph aria-hidden="true" size={15} strokeWidth={1.75} className="shrink-0" /> : null}
      {children}
      {Trailing ? <Trailing aria-hidden="true" size={14} strokeWidth={2} className="shrink-0" /> : null}
      {keys === undefined ? null : <Keys keys={keys} on={isSolid(kind) ? 'solid' : 'quiet'} />}
    </>
  );
}
