import { Badge } from './badge.tsx';
import { useInSight } from './in-sight.ts';
import { Anchor } from './navigation.tsx';

export type TabItem = { id: string; label: string; href: string; count?: number | undefined; hot?: boolean | undefined };

type TabsProps = { label: string; items: readonly TabItem[]; current: string; className?: string | undefined };

/** Links; the current one is scrolled into view. */
export function Tabs({ label, items, current, className = '' }: TabsProps) {
  const here = useInSight<HTMLAnchorElement>(current);
  return (
    <nav
      aria-label={label}
      data-chrome=""
      className={`goes-on overflow-x-auto border-b border-line-strong [scrollbar-width:none] max-desk:-mx-(--gutter) max-desk:px-(--gutter) ${className}`}
    >
      <ul className="flex w-max min-w-full">
        {items.map(({ id, label: word, href, count = 0, hot = false }) => {
          const isCurrent = id === current;
          return (
            <li key={id} className="first:-ml-[11px]">
              <Anchor
                ref={isCurrent ? here : undefined}
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className={`relative flex h-[38px] items-center gap-1.5 px-[11px] whitespace-nowrap ring-inside max-desk:h-11 ${isCurrent ? "font-semibold text-ink after:absolute after:inset-x-[11px] after:bottom-0 after:h-0.5 after:bg-accent-solid after:content-['']" : 'font-medium text-ink-2 hover:text-ink'}`}
              >
                {word}
                <Badge count={count} hot={hot} current={isCurrent} />
              </Anchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
