export type ButtonKind = 'plain' | 'primary' | 'ghost' | 'danger' | 'destructive';
export type ButtonSize = 'small' | 'medium' | 'large';

const base =
  "relative inline-flex shrink-0 items-center justify-center whitespace-nowrap rounded-control border font-name no-underline transition-colors duration-90 select-none touch:after:absolute touch:after:inset-x-0 touch:after:content-['']";

const tones = {
  plain: 'border-control-soft bg-sheet text-ink not-busy:hover:bg-hover not-busy:active:bg-pressed',
  primary:
    'border-accent-solid bg-accent-solid text-on-accent not-busy:hover:border-accent-hover not-busy:hover:bg-accent-hover not-busy:active:border-accent-press not-busy:active:bg-accent-press',
  ghost: 'border-transparent text-ink-2 not-busy:hover:bg-hover not-busy:hover:text-ink not-busy:active:bg-pressed',
  danger: 'border-control-soft bg-sheet text-danger not-busy:hover:bg-hover not-busy:active:bg-pressed',
  destructive: 'border-danger-solid bg-danger-solid text-on-danger not-busy:hover:brightness-95 not-busy:active:brightness-90',
  chosen: 'border-accent-line bg-accent-wash text-accent',
  blocked: 'cursor-not-allowed border-dashed border-line-strong bg-sunken text-ink-3',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-[26px] gap-1.5 px-[9px] text-small max-desk:min-h-9 max-desk:text-body touch:min-h-9 touch:after:-inset-y-[5px]',
  medium: 'min-h-(--control-height) gap-[7px] px-3 text-body max-desk:px-3.5 touch:after:inset-y-0',
  large: 'min-h-10 gap-2 px-[18px] text-large max-desk:min-h-11 touch:min-h-11 touch:after:inset-y-0',
};

type Look = { kind: ButtonKind; size: ButtonSize; isWide: boolean; isBlocked: boolean; isChosen: boolean };

/** Precedence: refusal, choice, kind. */
export function buttonStyle({ kind, size, isWide, isBlocked, isChosen }: Look): string {
  const tone = isBlocked ? tones.blocked : isChosen ? tones.chosen : tones[kind];
  return `${base} ${tone} ${sizes[size]} ${isWide ? 'w-full' : ''}`;
}

export const isSolid = (kind: ButtonKind): boolean => kind === 'primary' || kind === 'destructive';
