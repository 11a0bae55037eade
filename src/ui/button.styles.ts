import { tv } from 'tailwind-variants/lite';

export type ButtonKind = 'plain' | 'primary' | 'ghost' | 'danger' | 'destructive';
export type ButtonSize = 'small' | 'medium' | 'large';

export const buttonStyle = tv({
  base: "relative inline-flex shrink-0 items-center justify-center whitespace-nowrap rounded-control border font-name no-underline transition-colors duration-90 select-none touch:after:absolute touch:after:inset-x-0 touch:after:content-['']",
  variants: {
    tone: {
      plain: 'border-control-soft bg-sheet text-ink not-busy:hover:bg-hover not-busy:pressed:bg-pressed not-busy:active:bg-pressed',
      primary:
        'border-accent-solid bg-accent-solid text-on-accent not-busy:hover:border-accent-hover not-busy:hover:bg-accent-hover not-busy:pressed:border-accent-press not-busy:pressed:bg-accent-press not-busy:active:bg-accent-press',
      ghost:
        'border-transparent text-ink-2 not-busy:hover:bg-hover not-busy:hover:text-ink not-busy:pressed:bg-pressed not-busy:active:bg-pressed',
      danger: 'border-control-soft bg-sheet text-danger not-busy:hover:bg-hover not-busy:pressed:bg-pressed not-busy:active:bg-pressed',
      destructive:
        'border-danger-solid bg-danger-solid text-on-danger not-busy:hover:brightness-95 not-busy:pressed:brightness-90 not-busy:active:brightness-90',
      chosen: 'border-accent-line bg-accent-wash text-accent',
      blocked: 'cursor-not-allowed border-dashed border-line-strong bg-sunken text-ink-3',
    },
    size: {
      small: 'min-h-[26px] gap-1.5 px-[9px] text-small max-desk:min-h-9 max-desk:text-body touch:min-h-9 touch:after:-inset-y-1',
      medium: 'min-h-(--control-height) gap-[7px] px-3 text-body max-desk:px-3.5 touch:after:inset-y-0',
      large: 'min-h-10 gap-2 px-[18px] text-large max-desk:min-h-11 touch:min-h-11 touch:after:inset-y-0',
    },
    wide: { true: 'w-full', false: '' },
  },
});

/** The one class that paints a button: a refusal outranks a choice, a choice outranks its kind. */
export function toneOf(kind: ButtonKind, isBlocked: boolean, isPressed: boolean) {
  if (isBlocked) return 'blocked';
  return isPressed ? 'chosen' : kind;
}
