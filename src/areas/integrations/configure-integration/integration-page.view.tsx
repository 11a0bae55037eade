import { ActivePill } from '#src/ui/active-pill.tsx';
import type { ReactNode } from 'react';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import { integrationTexts, integrationsTold } from '#schema/vocabulary/integrations.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import { actingRefusal } from '#src/acting.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';

const back = { label: integrationTexts.back, href: '/organization-settings/integrations' };

type IntegrationPageProps = {
  readonly integration: ShownIntegrationFragment;
  readonly onReset: () => void;
  readonly how?: ReactNode;
  readonly children: ReactNode;
};

/** The head of an integration's page: what it is, whether it works, and the way to forget it. */
export function IntegrationPageView({ integration, onReset, how, children }: IntegrationPageProps) {
  const { name, description, state, clientAuthenticationValid: isActive, checkedAt } = integration;
  return (
    <Page narrow>
      <PageHeader
        title={name}
        back={back}
        pill={
          <>
            <span role="status">
              <ActivePill isActive={isActive} />
            </span>
            {how}
          </>
        }
        sentence={description}
        meta={
          checkedAt === null || checkedAt === undefined ? null : (
            <span className="text-small text-ink-3">
              Checked <RelativeTime at={checkedAt} underMinute="just now" />
            </span>
          )
        }
        actions={
          state === 'unconfigured' ? null : (
            <Button onPress={onReset} disabledReason={actingRefusal()}>
              Reset
            </Button>
          )
        }
      />
      {state === 'inactive' ? (
        <Banner hue="warning" title={`${name} no longer accepts the credential.`}>
          Nothing is sent or imported until it is renewed here.
        </Banner>
      ) : null}
      {children}
    </Page>
  );
}

type UnloadedProps = {
  readonly code: SettingsCode;
  readonly failure: { readonly requestId: string | null; readonly retry: () => void } | null;
};

/** Stands where an integration would be until it is there. */
export function UnloadedIntegrationView({ code, failure }: UnloadedProps) {
  const { name, description } = integrationsTold[code];
  return (
    <Page narrow>
      <PageHeader title={name} back={back} sentence={description} />
      <Sheet>
        {failure === null ? (
          <Loading label="Loading the integration">
            <SkeletonRows rows={6} />
          </Loading>
        ) : (
          <LoadFailure title="This integration could not be loaded." requestId={failure.requestId} onRetry={failure.retry} />
        )}
      </Sheet>
    </Page>
  );
}
