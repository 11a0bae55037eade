import type { ReactNode } from 'react';
import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { useInSight } from './in-sight.ts';
import { useIsPrinting } from './printing.ts';
import type { Icon } from './types.ts';

export type PanelItem = { readonly id: string; readonly label: string; readonly icon?: Icon | undefined; readonly panel: ReactNode };

type TabPanelsProps = { readonly label: string; readonly items: readonly PanelItem[] };

const tab =
  "relative flex h-[38px] cursor-pointer items-center gap-1.5 px-[11px] font-medium whitespace-nowrap text-ink-2 ring-inside first:pl-0 hover:text-ink selected:font-semibold selected:text-ink selected:after:absolute selected:after:inset-x-[11px] first:selected:after:left-0 selected:after:bottom-0 selected:after:h-0.5 selected:after:bg-accent-solid selected:after:content-[''] max-desk:h-11";

/** Only the open panel is mounted; print shows all. */
export function TabPanels({ label, items }: TabPanelsProps) {
  const [chosen, choose] = useState<string | null>(null);
  const current = items.find(({ id }) => id === chosen) ?? items[0];
  const here = useInSight<HTMLDivElement>(current?.id ?? '');
  const isPrinting = useIsPrinting();
  if (current === undefined) return null;
  if (isPrinting)
    return items.map(({ id, label: word, panel }) => (
      <section key={id} className="flex flex-col gap-2 pt-2">
        <p className="font-semibold">{word}</p>
        {panel}
      </section>
    ));
  return (
    <Tabs selectedKey={current.id} onSelectionChange={(key) => choose(String(key))}>
      <TabList aria-label={label} className="flex overflow-x-auto border-b border-line-strong [scrollbar-width:none]">
        {items.map(({ id, label: word, icon: Glyph }) => (
          <Tab key={id} id={id} ref={id === current.id ? here : undefined} className={tab}>
            {Glyph === undefined ? null : <Glyph aria-hidden="true" size={14} strokeWidth={2} className="shrink-0" />}
            {word}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, panel }) => (
        <TabPanel key={id} id={id} className="rounded-card pt-3.5 outline-offset-2">
          {panel}
        </TabPanel>
      ))}
    </Tabs>
  );
}
