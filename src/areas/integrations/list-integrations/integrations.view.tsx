import { ActivePill } from '#src/ui/active-pill.tsx';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Sheet, SheetBody, SheetFoot, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { integrationName, settingsAddress, settingsCodes } from '#schema/vocabulary/integrations.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';

type IntegrationCardProps = { readonly integration: ShownIntegrationFragment; readonly href: string };

/** One tool: what it is good for, whether access to it works, and the way to its settings. */
function IntegrationCard({ integration, href }: IntegrationCardProps) {
  const { name, description, state, clientAuthenticationValid: isActive, drift } = integration;
  return (
    <Sheet label={name} className="flex flex-col">
      <SheetHead title={name} pill={<ActivePill isActive={isActive} />} />
      <SheetBody className="flex-1 text-ink-2">
        {drift.length === 0 ? null : <p className="mb-1 text-warning">Something that exports use is missing there. See the settings.</p>}
        <p>{state === 'inactive' ? `${name} no longer accepts the credential. Renew it in the settings.` : description}</p>
      </SheetBody>
      <SheetFoot>
        <LinkButton href={href} label={`${state === 'unconfigured' ? 'Set up' : 'Settings of'} ${name}`}>
          {state === 'unconfigured' ? 'Set up' : 'Settings'}
        </LinkButton>
      </SheetFoot>
    </Sheet>
  );
}

/** Stands where the card of a tool will, as high. */
function IntegrationWaiting({ name }: { readonly name: string }) {
  return (
    <Sheet label={name} className="flex flex-col">
      <SheetHead title={name} />
      <SheetBody className="flex-1">
        <Loading label={`Loading ${name}`}>
          <div className="flex min-h-10 flex-col gap-2.5 pt-1">
            <Skeleton width="92%" />
            <Skeleton width="60%" />
          </div>
        </Loading>
      </SheetBody>
      <SheetFoot>
        <span className="flex h-8 items-center touch:h-11">
          <Skeleton width={56} />
        </span>
      </SheetFoot>
    </Sheet>
  );
}

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
