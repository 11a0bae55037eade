import { operatorPages } from '#schema/vocabulary/operator.ts';
import type { OperatorPage } from '#schema/vocabulary/operator.ts';
import { usePageTitle } from '#src/title.ts';
import { Page, PageHeader } from '#src/ui/page.tsx';
import type { BackLink } from '#src/ui/page.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { OperatorGuideHost } from '#src/guide/guide.host.tsx';
import type { ReactNode } from 'react';

type OperatorFrameProps = {
  readonly current: OperatorPage['id'];
  readonly title?: string;
  readonly back?: BackLink;
  readonly pill?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The head of the operator's desk, whatever part of it is open. */
export function OperatorFrame({ current, title, back, pill, actions, children }: OperatorFrameProps) {
  const part = operatorPages.find(({ id }) => id === current);
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
      <Tabs label="Operator" items={operatorPages} current={current} />
      {current === 'organizations' || current === 'crowd' ? <OperatorGuideHost /> : null}
      {children}
    </Page>
  );
}
