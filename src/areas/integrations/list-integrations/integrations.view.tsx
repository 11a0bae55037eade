import type { ReactNode } from 'react';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import { integrationName, settingsAddress, settingsCodes } from '#schema/vocabulary/integrations.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { IntegrationCard, IntegrationWaiting } from './integration-card.view.tsx';

type Failure = { readonly requestId: string | null; readonly retry: () => void };
type IntegrationsViewProps = {
  readonly integrations: readonly ShownIntegrationFragment[] | undefined;
  readonly failure: Failure | null;
  /** Further cards, after those of the tools with a page of settings. */
  readonly children?: ReactNode;
};

const whole = 'col-span-full';

function Cards({ integrations, failure }: Omit<IntegrationsViewProps, 'children'>) {
  if (failure !== null)
    return (
      <Sheet className={whole}>
        <LoadFailure title="The integrations could not be loaded." requestId={failure.requestId} onRetry={failure.retry} />
      </Sheet>
    );
  if (integrations === undefined) return settingsCodes.map((code) => <IntegrationWaiting key={code} name={integrationName(code)} />);
  return settingsCodes.map((code) => {
    const integration = integrations.find((each) => each.code === code);
    return integration === undefined ? null : <IntegrationCard key={code} integration={integration} href={settingsAddress(code)} />;
  });
}

/** The tools that an organization works with. */
export function IntegrationsView({ integrations, failure, children }: IntegrationsViewProps) {
  return (
    <Page narrow>
      <PageHeader
        title="Integrations"
        sentence="The tools your organization works with: where test cases come from, and where issues go."
      />
      <div className="grid gap-4 desk:grid-cols-2">
        <Cards integrations={integrations} failure={failure} />
        {children}
      </div>
    </Page>
  );
}
