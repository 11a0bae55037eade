import { use, useId } from 'react';
import { announce } from './announce.ts';
import { BusyTicks } from './busy-ticks.tsx';
import { ariaKeys } from './kbd.tsx';
import { Anchor } from './navigation.tsx';
import { pressOf } from './press.ts';
import { useTooltip } from './tooltip.tsx';
import { TriggerContext, triggerProps } from './trigger.ts';
import type { Icon } from './types.ts';

const base =
  'relative inline-grid shrink-0 place-items-center rounded-control border transition-colors duration-90 max-desk:size-11 touch:size-11';

const tones = {
  ghost: 'border-transparent text-ink-2 hover:bg-hover hover:text-ink active:bg-pressed',
  edge: 'border-control-soft bg-sheet text-ink-2 hover:bg-hover hover:text-ink active:bg-pressed',
  chosen: 'border-accent-line bg-accent-wash text-accent',
  blocked: 'cursor-not-allowed border-dashed border-line-strong bg-sunken text-ink-3',
};

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
  /** Pressed many times in a row, as what steps is; for any other but the button of a menu a double press is one. */
  repeats?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

function toneOf({ pressed, edge }: IconButtonProps, isBlocked: boolean): string {
  if (isBlocked) return tones.blocked;
  if (pressed === true) return tones.chosen;
  return edge === true ? tones.edge : tones.ghost;
}

export function IconButton(props: IconButtonProps) {
  const {
    label,
    onPress,
    href,
    keys,
    disabledReason,
    busy = false,
    pressed,
    expanded,
    small = false,
    repeats = false,
    id,
    className = '',
  } = props;
  const reasonId = useId();
  const trigger = use(TriggerContext);
  const isBlocked = Boolean(disabledReason);
  const tooltip = useTooltip({ text: isBlocked ? `${label}: ${disabledReason ?? ''}` : label, keys });
  const common = {
    ...tooltip.triggerProps,
    id,
    'aria-label': label,
    'aria-keyshortcuts': ariaKeys(keys),
    'data-button': '',
    className: `${base} ${toneOf(props, isBlocked)} ${small ? 'size-[26px]' : 'size-[30px]'} ${className}`,
    children: <Face {...props} />,
  };
  if (href !== undefined && !isBlocked)
    return (
      <>
        <Anchor {...common} href={href} />
        {tooltip.bubble}
      </>
    );
  return (
    <>
      <button
        {...common}
        type="button"
        aria-pressed={pressed}
        aria-expanded={expanded}
        {...triggerProps(trigger)}
        aria-disabled={isBlocked || busy || undefined}
        aria-describedby={isBlocked ? reasonId : undefined}
        aria-busy={busy || undefined}
        onClick={pressOf({
          isBusy: busy,
          refuse: isBlocked ? () => announce(disabledReason ?? '') : null,
          trigger,
          isOnce: !repeats && trigger === null,
          onPress,
        })}
      />
      {isBlocked ? (
        <span id={reasonId} className="sr-only">
          {disabledReason}
        </span>
      ) : null}
      {tooltip.bubble}
    </>
  );
}

const dotBox =
  'absolute top-[5px] right-[5px] size-[7px] rounded-full bg-accent-solid ring-2 ring-ground max-desk:top-[11px] max-desk:right-[11px]';

function Face({ icon: Glyph, busy, dot }: IconButtonProps) {
  return (
    <>
      {busy === true ? <BusyTicks className="text-accent-solid" /> : <Glyph aria-hidden="true" size={17} strokeWidth={1.75} />}
      {dot === true ? <span className={dotBox} /> : null}
    </>
  );
}
