import { ChevronLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Anchor } from './navigation.tsx';

export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean | undefined }) {
  return (
    <div
      data-page=""
      className={`mx-auto flex w-full flex-col gap-4 px-(--gutter) pt-5 pb-7 max-desk:gap-3.5 max-desk:pt-3.5 ${narrow ? 'max-w-[760px]' : 'max-w-[1360px]'}`}
    >
      {children}
    </div>
  );
}

export type BackLink = { label: string; href: string };

type PageHeaderProps = {
  title: ReactNode;
  sentence?: ReactNode;
  back?: BackLink | undefined;
  pill?: ReactNode;
  meta?: ReactNode;
  actions?: ReactNode;
  avatar?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
};

/** Its heading takes focus on navigation. */
export function PageHeader({ title, sentence, back, pill, meta, actions, avatar, headingRef }: PageHeaderProps) {
  const isAlone = !(sentence || back || meta || avatar);
  return (
    <header
      className={`flex items-start gap-4 max-desk:flex-col max-desk:gap-2.5 desk:flex-wrap ${isAlone ? 'desk:items-end' : ''} ${back ? 'touch:-mt-2.5' : ''}`}
    >
      <div className="max-w-full min-w-0 grow max-desk:w-full desk:basis-72">
        {back ? <Back {...back} /> : null}
        <div className="flex items-start gap-3">
          {avatar}
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h1 ref={headingRef} tabIndex={-1} data-heading="" className="text-title [overflow-wrap:anywhere]">
                {title}
              </h1>
              {pill}
            </div>
            {sentence ? <p className="measure text-ink-2 [overflow-wrap:anywhere]">{sentence}</p> : null}
            {meta ? (
              <div className="flex flex-wrap items-center gap-x-3 text-ink-2 [overflow-wrap:anywhere] *:whitespace-normal">{meta}</div>
            ) : null}
          </div>
        </div>
      </div>
      {actions ? (
        <div
          data-print="hidden"
          className="ml-auto flex shrink-0 flex-wrap items-center justify-end gap-2 max-w-full max-desk:ml-0 max-desk:justify-start"
        >
          {actions}
        </div>
      ) : null}
    </header>
  );
}

export function Back({ label, href }: BackLink) {
  return (
    <Anchor
      data-print="hidden"
      href={href}
      className="-ml-0.5 inline-flex min-h-6 max-w-[calc(100%+2px)] touch:min-h-11 items-center gap-1 rounded-key text-small text-ink-2 hover:underline"
    >
      <ChevronLeft aria-hidden="true" size={14} strokeWidth={2} className="shrink-0" />
      <span className="truncate">{label}</span>
    </Anchor>
  );
}

type ColumnsProps = { children: ReactNode; rail?: ReactNode; menu?: ReactNode };

export function Columns({ children, rail, menu }: ColumnsProps) {
  const shape = menu
    ? rail
      ? 'desk:grid-cols-[216px_minmax(0,1fr)] wide:grid-cols-[232px_minmax(0,1fr)_292px]'
      : 'desk:grid-cols-[216px_minmax(0,1fr)]'
    : rail
      ? 'wide:grid-cols-[minmax(0,1fr)_324px]'
      : '';
  return (
    <div data-columns="" className={`grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 ${shape}`}>
      {menu}
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
      {rail}
    </div>
  );
}

/** Sticky above the footer, and scrolls by itself in a low window; below 1101 px it follows the work. */
export function Rail({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <aside
      aria-label={label}
      className="flex min-w-0 flex-col gap-4 max-wide:col-span-full wide:sticky wide:top-[calc(var(--chrome-height)+12px)] wide:-m-1 wide:max-h-[calc(100dvh-var(--chrome-height)-124px)] wide:overflow-y-auto wide:p-1 wide:[scrollbar-width:thin] print:max-h-none print:overflow-visible"
    >
      {children}
    </aside>
  );
}

/** The page shrinks for an open panel instead of hiding rows under it. */
export function PanelSplit({ children, panel, width = 600 }: { children: ReactNode; panel: ReactNode; width?: number | undefined }) {
  return (
    <div data-page="" className="flex min-w-0 flex-1 flex-col">
      <div
        className={panel ? 'min-w-0 desk:mr-[480px] wide:mr-[min(var(--panel-width),52rem)] print:mr-0!' : 'min-w-0'}
        style={{ '--panel-width': `${width}px` }}
      >
        {children}
      </div>
      {panel}
    </div>
  );
}
