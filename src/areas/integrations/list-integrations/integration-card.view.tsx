import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Sheet, SheetBody, SheetFoot, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { ActivePill } from '#src/ui/active-pill.tsx';

type IntegrationCardProps = { readonly integration: ShownIntegrationFragment; readonly href: string };

/** One tool: what it is good for, whether access to it works, and the way to its settings. */
export function IntegrationCard({ integration, href }: IntegrationCardProps) {
  const { name, description, state, clientAuthenticationValid: isActive } = integration;
  return (
    <Sheet label={name} className="flex flex-col">
      <SheetHead title={name} pill={<ActivePill isActive={isActive} />} />
      <SheetBody className="flex-1 text-ink-2">
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
export function IntegrationWaiting({ name }: { readonly name: string }) {
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
