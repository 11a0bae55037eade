import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { hueInk, hueLine, hueWash } from './hues.ts';
import type { Hue, Icon } from './types.ts';

const icons: Record<Hue, Icon> = {
  neutral: Info,
  accent: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
  plum: Info,
};

type BannerProps = {
  hue: Hue;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: Icon | undefined;
  live?: boolean | undefined;
  onDismiss?: (() => void) | undefined;
  /** Where several banners can be dismissed. */
  dismissLabel?: string | undefined;
  id?: string | undefined;
};

export function Banner({ hue, title, children, action, icon, live = false, onDismiss, dismissLabel = 'Dismiss', id }: BannerProps) {
  const Glyph = icon ?? icons[hue];
  return (
    <div
      id={id}
      role={live ? (hue === 'danger' ? 'alert' : 'status') : undefined}
      data-wash=""
      className={`flex flex-wrap items-start gap-x-2.5 gap-y-2 rounded-card border px-3.5 py-2.5 desk:flex-nowrap ${hueWash[hue]} ${hueLine[hue]}`}
    >
      <Glyph aria-hidden="true" size={16} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${hueInk[hue]}`} />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="font-semibold">{title}</span> {children ? <span className="text-ink-2">{children}</span> : null}
      </div>
      {action ? (
        <div className="flex shrink-0 flex-wrap items-center gap-2 self-center max-desk:order-last max-desk:w-full max-desk:pl-[26px]">
          {action}
        </div>
      ) : null}
      {onDismiss ? (
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={onDismiss}
          className="-my-0.5 grid size-6 shrink-0 place-items-center rounded-key text-ink-3 hover:text-ink touch:size-11"
        >
          <X aria-hidden="true" size={14} strokeWidth={2} />
        </button>
      ) : null}
    </div>
  );
}
