import {
  archiveOrganizationMachine,
  restoreOrganizationMachine,
  addCreditsMachine,
  saveOrganizationMachine,
} from '#machines/flows/operator/acts.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { ArchiveOrganization, RestoreOrganization, AddCredits, OperatorOrganization, SaveOrganization } from './organization.documents.ts';
import { OrganizationView, typedOf } from './organization.view.tsx';
import type { ShownOrganization } from './organization.view.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { useOperatorGuideAgain } from '#src/guide/guide.host.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm } from '#src/use-form.ts';
import { useTurn } from '#src/ui/local.ts';
import { useQuery } from 'urql';
import { OperatorArchivesHost } from '../archives/archives.host.tsx';
import { PeopleHost } from '../people/people.host.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { CreditsView } from './credits.view.tsx';
import type { Fault, FormValues } from '#machines/lib/form.ts';
import { organizationRules } from '#schema/rules/operator/forms.ts';
import * as v from 'valibot';

const judged = ['trialFinishesAt', 'launchesPerHour'] as const;

/** What cannot be sent at all: an end of a trial that is no whole date, which is not none either, and a limit that is no number. */
export const organizationFaults = (values: FormValues): readonly Fault[] =>
  judged.flatMap((path) => {
    const { issues = [] } = v.safeParse(organizationRules.entries[path], values[path]);
    return issues.slice(0, 1).map(({ message }) => ({ path, message }));
  });

type Archived = { readonly organization: Pick<ShownOrganization, 'id' | 'name' | 'state' | 'archiveRefusal'> };

/** Shuts an organization, and brings one back that was: an archive is what is downloaded, below. */
export function ArchiveOrganizationAct({ organization: { id, name, state, archiveRefusal } }: Archived) {
  const input = { organizationId: id };
  const archiving = useAct(archiveOrganizationMachine, ArchiveOrganization, { input, done: `${name} was deactivated.` });
  const restoring = useAct(restoreOrganizationMachine, RestoreOrganization, { input, done: `${name} is active again.` });
  if (state === 'archived') return <Button onPress={() => restoring.send({ type: 'act.confirm' })}>Restore</Button>;
  return (
    <div className="max-w-72">
      <Button disabledReason={archiveRefusal} reason="below" onPress={() => archiving.send({ type: 'act.open' })}>
        Deactivate
      </Button>
      <ActQuestion actorRef={archiving} title={`Deactivate ${name}?`} action="Deactivate">
        Members are signed out at once and cannot sign in. Nothing is deleted; you can restore it.
      </ActQuestion>
    </div>
  );
}

/** An address may name a part of the page, which is not there before the organization is. */
function useShownPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    // Newer browsers give a promise back, which React would call when the effect ends.
    document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
}

function Settings({ organization }: { readonly organization: ShownOrganization }) {
  const saving = useForm(saveOrganizationMachine, SaveOrganization, {
    values: typedOf(organization),
    done: 'Changes saved.',
    onDone: useOperatorGuideAgain(),
    check: organizationFaults,
  });
  return <OrganizationView actorRef={saving} />;
}

function Desk({ organization }: { readonly organization: ShownOrganization }) {
  const { id, name, state } = organization;
  const [additions, countAddition] = useTurn();
  const lookAgain = useOperatorGuideAgain();
  const adding = useForm(addCreditsMachine, AddCredits, {
    values: { organizationId: id },
    done: 'The balance has changed.',
    onDone: () => {
      countAddition();
      lookAgain();
    },
  });
  useShownPart();
  return (
    <OperatorFrame
      current="organizations"
      title={name}
      back={{ label: 'All organizations', href: '/operator' }}
      pill={state === 'archived' ? <Pill>Deactivated</Pill> : undefined}
    >
      <Settings key={`${id}:${state}`} organization={organization} />
      <CreditsView key={additions} actorRef={adding} organization={organization} />
      <div id="people" className="scroll-mt-16">
        <PeopleHost organizationId={id} organizationName={name} />
      </div>
      <OperatorArchivesHost key={`archives:${id}`} organizationId={id} />
      <Sheet label="Danger">
        <SheetHead title="Danger" />
        <SheetBody>
          <p className="text-ink-2">
            {state === 'archived'
              ? 'Its members cannot sign in. Nothing is deleted.'
              : 'Archiving signs every member out and ends the work of this organization. Nothing is deleted; you can restore it.'}
          </p>
          <ArchiveOrganizationAct organization={organization} />
        </SheetBody>
      </Sheet>
    </OperatorFrame>
  );
}

/** One organization, with all that an operator may change of it. */
export function OrganizationHost({ id }: { readonly id: string }) {
  const [{ data, error }, ask] = useQuery({ query: OperatorOrganization, variables: { id }, requestPolicy: 'cache-and-network' });
  const organization = data?.operatorOrganization ?? null;
  if (organization !== null) return <Desk key={id} organization={organization} />;
  return (
    <OperatorFrame current="organizations" back={{ label: 'All organizations', href: '/operator' }}>
      <Loaded what="the organization" isThere={data !== undefined} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })}>
        <EmptyState title="There is no such organization" />
      </Loaded>
    </OperatorFrame>
  );
}
