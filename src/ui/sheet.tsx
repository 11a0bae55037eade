import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { Badge } from './badge.tsx';

type SheetProps = {
  children: ReactNode;
  label?: string | undefined;
  labelledby?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

export function Sheet({ children, label, labelledby, id, className = '' }: SheetProps) {
  const isNamed = label !== undefined || labelledby !== undefined;
  const Element = isNamed ? 'section' : 'div';
  return (
    <Element
      id={id}
      aria-label={label}
      aria-labelledby={labelledby}
      data-sheet=""
      className={`min-w-0 rounded-sheet border border-line-strong bg-sheet ${className}`}
    >
      {children}
    </Element>
  );
}

type SheetHeadProps = {
  title: ReactNode;
  count?: number | undefined;
  level?: 2 | 3 | undefined;
  pill?: ReactNode;
  children?: ReactNode;
  id?: string | undefined;
};

export function SheetHead({ title, count, level = 2, pill, children, id }: SheetHeadProps) {
  const made = useId();
  const Heading = `h${level}` as const;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2 border-b border-line px-(--sheet-padding) py-2.5">
      <Heading id={id ?? made} className="min-w-0 text-head [overflow-wrap:anywhere]">
        {title}
      </Heading>
      {count === undefined ? null : <Badge count={count} showZero />}
      {pill}
      {children ? (
        <div className="ml-auto flex min-w-0 flex-wrap items-center gap-2 text-ink-2 has-[[role=search]]:max-desk:w-full">{children}</div>
      ) : null}
    </div>
  );
}

type SheetBodyProps = { children: ReactNode; className?: string | undefined; id?: string | undefined };

export function SheetBody({ children, className = 'flex flex-col gap-3', id }: SheetBodyProps) {
  return (
    <div id={id} className={`p-(--sheet-padding) ${className}`}>
      {children}
    </div>
  );
}

export function SheetFoot({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2 border-t border-line px-(--sheet-padding) py-2.5">{children}</div>;
}

export function Rows({
  children,
  label,
  box,
}: {
  children: ReactNode;
  label?: string | undefined;
  box?: Ref<HTMLUListElement> | undefined;
}) {
  return (
    <ul ref={box} aria-label={label} className="divide-y divide-line [&>li:last-child]:rounded-b-[9px]">
      {children}
    </ul>
  );
}

export function ListGap({ height }: { readonly height: number }) {
  return height === 0 ? null : <li aria-hidden="true" className="[overflow-anchor:none]" style={{ height }} />;
}

/** What stands under a small heading in a sheet. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="font-name">{title}</h3>
      {children}
    </div>
  );
}
