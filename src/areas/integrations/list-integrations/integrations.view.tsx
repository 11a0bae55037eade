import { ActivePill } from '#src/ui/active-pill.tsx';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { integrationName, settingsAddress, settingsCodes } from '#schema/vocabulary/integrations.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';

type IntegrationCardProps = { readonly integration: ShownIntegrationFragment; readonly href: string };

/** The first letters of a tool, since its sign belongs to somebody else. */
function Mark({ name }: { readonly name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-card border border-line bg-sunken text-small font-strong text-ink-2"
    >
      {name.slice(0, 2)}
    </span>
  );
}

/** One tool: what it is good for, whether access to it works, and the way to its settings. */
function IntegrationCard({ integration, href }: IntegrationCardProps) {
  const { name, description, state, clientAuthenticationValid: isActive, drift, checkedAt } = integration;
  return (
    <Sheet label={name} className="flex items-center gap-x-4 gap-y-3 p-4 max-desk:flex-wrap">
      <Mark name={name} />
      <div className="min-w-0 flex-1 max-desk:basis-[calc(100%-56px)]">
        <div className="flex flex-wrap items-center gap-x-2.5">
          <h2 className="text-head">{name}</h2>
          <ActivePill isActive={isActive} />
          {checkedAt === null || state === 'unconfigured' ? null : (
            <span className="text-small text-ink-3">
              Checked <RelativeTime at={checkedAt} underMinute="just now" />
            </span>
          )}
        </div>
        {drift.length === 0 ? null : <p className="text-warning">Something that exports use is missing there. See the settings.</p>}
        <p className="text-ink-2">
          {state === 'inactive' ? `${name} no longer accepts the credential. Renew it in the settings.` : description}
        </p>
      </div>
      <LinkButton href={href} label={`${state === 'unconfigured' ? 'Set up' : 'Settings of'} ${name}`}>
        {state === 'unconfigured' ? 'Set up' : 'Settings'}
      </LinkButton>
    </Sheet>
  );
}

/** Stands where the card of a tool will, as high. */
function IntegrationWaiting({ name }: { readonly name: string }) {
  return (
    <Sheet label={name} className="flex items-center gap-4 p-4">
      <Mark name={name} />
      <div className="min-w-0 flex-1">
        <h2 className="text-head">{name}</h2>
        <Loading label={`Loading ${name}`}>
          <span className="flex h-5 items-center">
            <Skeleton width="60%" />
          </span>
        </Loading>
      </div>
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
      <div className="grid gap-4">
        <Cards integrations={integrations} failure={failure} />
        {children}
      </div>
    </Page>
  );
}
