import { usePageTitle } from '#src/title.ts';
import { Page, PageHeader } from '#src/ui/page.tsx';
import type { BackLink } from '#src/ui/page.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import type { ReactNode } from 'react';

const tabs = [
  { id: 'organizations', label: 'Organizations', href: '/operator' },
  { id: 'people', label: 'People', href: '/operator/people' },
  { id: 'services', label: 'Services', href: '/operator/services' },
  { id: 'crowd', label: 'Crowd', href: '/operator/crowd' },
  { id: 'mail', label: 'Mail', href: '/operator/mail' },
  { id: 'installation', label: 'Installation', href: '/operator/installation' },
] as const;

type OperatorFrameProps = {
  readonly current: (typeof tabs)[number]['id'];
  readonly title?: string;
  readonly sentence?: string;
  readonly back?: BackLink;
  readonly pill?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The head of the operator's desk, whatever part of it is open. */
export function OperatorFrame({ current, title, sentence, back, pill, actions, children }: OperatorFrameProps) {
  const name = title ?? tabs.find(({ id }) => id === current)?.label ?? 'Operator';
  usePageTitle(`${name} · Operator`);
  return (
    <Page>
      <PageHeader title={title ?? 'Operator'} sentence={sentence} back={back} pill={pill} actions={actions} />
      <Tabs label="Operator" items={tabs} current={current} />
      {children}
    </Page>
  );
}
