import { autoExportTexts } from '#schema/vocabulary/auto-export.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { CircleCheck, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';

const back = { label: 'Back to results', href: '/results' };
const { title, active, inactive, sentence } = autoExportTexts;

type PageProps = { readonly isEnabled: boolean; readonly actions: ReactNode; readonly children: ReactNode };

export function AutoExportPageView({ isEnabled, actions, children }: PageProps) {
  const pill = isEnabled ? (
    <Pill hue="success" icon={CircleCheck}>
      {active}
    </Pill>
  ) : (
    <Pill icon={CircleSlash}>{inactive}</Pill>
  );
  return (
    <Page narrow>
      <PageHeader title={title} back={back} pill={<span role="status">{pill}</span>} sentence={sentence} actions={actions} />
      {children}
    </Page>
  );
}

export function NoDestinationsView() {
  return (
    <Sheet>
      <EmptyState
        title={autoExportTexts.noIntegrations}
        action={<LinkButton href="/organization-settings/integrations">{autoExportTexts.toIntegrations}</LinkButton>}
      >
        {autoExportTexts.whereFrom}
      </EmptyState>
    </Sheet>
  );
}

type UnloadedProps = { readonly failure: { readonly requestId: string | null; readonly retry: () => void } | null };

export function UnloadedAutoExportView({ failure }: UnloadedProps) {
  return (
    <Page narrow>
      <PageHeader title={title} back={back} sentence={sentence} />
      <Sheet>
        {failure === null ? (
          <Loading label="Loading the settings of auto-export">
            <SkeletonRows rows={6} />
          </Loading>
        ) : (
          <LoadFailure title="These settings could not be loaded." requestId={failure.requestId} onRetry={failure.retry} />
        )}
      </Sheet>
    </Page>
  );
}
