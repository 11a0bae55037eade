import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { tv } from 'tailwind-variants/lite';
import { announce } from './announce.ts';
import { BusyTicks } from './busy-ticks.tsx';
import { ariaKeys } from './kbd.tsx';
import { Anchor } from './navigation.tsx';
import { useTooltip } from './tooltip.tsx';
import type { Icon } from './types.ts';

const style = tv({
  base: 'relative inline-grid shrink-0 place-items-center rounded-control border transition-colors duration-90 max-desk:size-11 touch:size-11',
  variants: {
    tone: {
      ghost: 'border-transparent text-ink-2 hover:bg-hover hover:text-ink pressed:bg-pressed active:bg-pressed',
      edge: 'border-control-soft bg-sheet text-ink-2 hover:bg-hover hover:text-ink pressed:bg-pressed active:bg-pressed',
      chosen: 'border-accent-line bg-accent-wash text-accent',
      blocked: 'cursor-not-allowed border-dashed border-line-strong bg-sunken text-ink-3',
    },
    size: { small: 'size-[26px]', medium: 'size-[30px]' },
  },
});

type IconButtonProps = {
  icon: Icon;
  label: string;
  onPress?: (() => void) | undefined;
  href?: string | undefined;
  keys?: string | undefined;
  disabledReason?: string | null | undefined;
  busy?: boolean | undefined;
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  edge?: boolean | undefined;
  dot?: boolean | undefined;
  small?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

export function IconButton(props: IconButtonProps) {
  const {
    icon: Glyph,
    label,
    onPress,
    href,
    keys,
    disabledReason,
    busy = false,
    pressed,
    expanded,
    edge = false,
    dot = false,
    small = false,
    id,
    className = '',
  } = props;
  const reasonId = useId();
  const isBlocked = disabledReason !== undefined && disabledReason !== null && disabledReason !== '';
  const { triggerProps, bubble } = useTooltip({ text: isBlocked ? `${label}: ${disabledReason}` : label, keys });
  const tone = isBlocked ? 'blocked' : pressed === true ? 'chosen' : edge ? 'edge' : 'ghost';
  const classes = `${style({ tone, size: small ? 'small' : 'medium' })} ${className}`;
  const face = (
    <>
      {busy ? <BusyTicks className="text-accent-solid" /> : <Glyph aria-hidden="true" size={17} strokeWidth={1.75} />}
      {dot ? (
        <span className="absolute top-[5px] right-[5px] size-[7px] rounded-full bg-accent-solid ring-2 ring-ground max-desk:top-[11px] max-desk:right-[11px]" />
      ) : null}
    </>
  );

  if (href !== undefined && !isBlocked)
    return (
      <>
        <Anchor
          {...triggerProps}
          id={id}
          href={href}
          aria-label={label}
          aria-keyshortcuts={ariaKeys(keys)}
          data-button=""
          className={classes}
        >
          {face}
        </Anchor>
        {bubble}
      </>
    );

  return (
    <>
      <AriaButton
        {...triggerProps}
        {...(id === undefined ? null : { id })}
        {...(pressed === undefined ? null : { 'aria-pressed': pressed })}
        {...(expanded === undefined ? null : { 'aria-expanded': expanded })}
        {...(isBlocked ? { 'aria-disabled': 'true' as const, 'aria-describedby': reasonId } : null)}
        render={(native) => <button {...native} aria-busy={busy || undefined} aria-keyshortcuts={ariaKeys(keys)} />}
        aria-label={label}
        isPending={busy}
        onPress={() => (isBlocked ? announce(disabledReason) : onPress?.())}
        data-button=""
        className={classes}
      >
        {face}
      </AriaButton>
      {isBlocked ? (
        <span id={reasonId} className="sr-only">
          {disabledReason}
        </span>
      ) : null}
      {bubble}
    </>
  );
}
