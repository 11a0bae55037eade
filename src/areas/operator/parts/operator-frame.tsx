import { usePageTitle } from '#src/title.ts';
import { Page, PageHeader } from '#src/ui/page.tsx';
import type { BackLink } from '#src/ui/page.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import type { ReactNode } from 'react';

const tabs = [
  { id: 'organizations', label: 'Organizations', href: '/operator', sentence: 'Organizations, and what each of them may use.' },
  { id: 'people', label: 'People', href: '/operator/people', sentence: 'Everybody who signs in, whatever their organization.' },
  { id: 'services', label: 'Services', href: '/operator/services', sentence: 'What customers can ask for, and what they asked for.' },
  { id: 'crowd', label: 'Crowd', href: '/operator/crowd', sentence: 'The systems that hand over testers and drive them.' },
  { id: 'countries', label: 'Countries', href: '/operator/countries', sentence: 'What testers are paid in each country.' },
  { id: 'mail', label: 'Mail', href: '/operator/mail', sentence: 'What was sent, and what became of it.' },
  { id: 'installation', label: 'Installation', href: '/operator/installation', sentence: 'What runs here, and what failed.' },
] as const;

type OperatorFrameProps = {
  readonly current: (typeof tabs)[number]['id'];
  readonly title?: string;
  readonly back?: BackLink;
  readonly pill?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The head of the operator's desk, whatever part of it is open. */
export function OperatorFrame({ current, title, back, pill, actions, children }: OperatorFrameProps) {
  const part = tabs.find(({ id }) => id === current);
  const name = title ?? part?.label ?? 'Operator';
  usePageTitle(`${name} · Operator`);
  return (
    <Page>
      <PageHeader
        title={title ?? 'Operator'}
        sentence={back === undefined ? part?.sentence : undefined}
        back={back}
        pill={pill}
        actions={actions}
      />
      <Tabs label="Operator" items={tabs} current={current} />
      {children}
    </Page>
  );
}
