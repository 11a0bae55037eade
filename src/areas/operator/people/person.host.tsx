import {
  forgetPersonMachine,
  offerPasswordMachine,
  removePersonMachine,
  restorePersonMachine,
  savePersonMachine,
  signOutPersonMachine,
  startSupportMachine,
} from '#machines/flows/operator/acts.ts';
import { membershipLifecycle, supportRefusal } from '#machines/lifecycles/membership/membership.machine.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useAct } from '#src/use-act.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useForm } from '#src/use-form.ts';
import { useViewer } from '#src/viewer.tsx';
import { useRef } from 'react';
import { ForgetPerson, OfferPassword, RemovePerson, RestorePerson, SavePerson, SignOutPerson, StartSupport } from './people.documents.ts';
import type { ShownPerson } from './people.view.tsx';
import { LinkNote } from '../parts/link-note.tsx';
import { PersonView, SupportView } from './person.view.tsx';
import { verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/actor.ts';
import type { MembershipState } from '#schema/vocabulary/around.ts';

/** What the chart says of a person, as an operator asks it. */
export const personVerdicts = ({ id: userId, role, state, isOperator, isOnlyOperator, isHeld }: ShownPerson, actor: Actor) =>
  verdicts(
    membershipLifecycle,
    { userId, role, state: state as MembershipState, removedAt: null, isOperator, isOnlyOperator, isHeld },
    actor,
  );

type PersonHostProps = {
  readonly person: ShownPerson;
  readonly onClose: () => void;
};

const anHour = 3600;

/** Acts for somebody from now on: every page is loaded anew as theirs. What this page can read says only that it does; the token is in a cookie that it cannot. */
const actFor = async (token: string | null): Promise<void> => {
  const answer = await fetch('/api/session/support', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch(() => null);
  if (answer?.ok !== true) return void showToast({ type: 'danger', text: 'The support session could not begin. Please try again.' });
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `account_override_token=held; path=/; max-age=${anHour}; samesite=strict${secure}`;
  window.location.assign('/');
};

/** One person, with all that an operator may do about them. */
export function PersonHost({ person, onClose }: PersonHostProps) {
  const { id, fullName, role, isOperator, isSupport } = person;
  const viewer = useViewer();
  const may = personVerdicts(person, { role: 'operator', userId: viewer.id });
  const acts = useRef<HTMLDivElement>(null);
  const input = { userId: id };
  const saving = useForm(savePersonMachine, SavePerson, {
    values: { ...input, role, isOperator, isSupport },
    done: 'The rights were saved.',
    onDone: onClose,
  });
  const offering = useForm(offerPasswordMachine, OfferPassword, { values: input });
  const restoring = useForm(restorePersonMachine, RestorePerson, { values: input });
  const supporting = useForm(startSupportMachine, StartSupport, { values: input, onDone: (token) => void actFor(token) });
  const signingOut = useAct(signOutPersonMachine, SignOutPerson, { input, done: `${fullName} is signed out everywhere.` });
  const removing = useAct(removePersonMachine, RemovePerson, { input, done: `${fullName} was removed.` });
  const forgetting = useAct(forgetPersonMachine, ForgetPerson, { input, done: `${fullName} is being forgotten.` });
  useEmitted(forgetting, { 'act.done': onClose });
  return (
    <>
      <PersonView
        person={person}
        isSupportable={supportRefusal({ ...person, isSelf: viewer.id === id }) === null}
        removeRefusal={may['member.remove']}
        dismissRefusal={may['operator.dismiss']}
        forgetRefusal={may['member.forget']}
        onForget={() => forgetting.send({ type: 'act.open' })}
        saving={saving}
        actsRef={acts}
        onPassword={() => offering.send({ type: 'form.submit' })}
        onRestore={() => restoring.send({ type: 'form.submit' })}
        onSignOut={() => signingOut.send({ type: 'act.confirm' })}
        onRemove={() => removing.send({ type: 'act.open' })}
        onSupport={() => supporting.send({ type: 'form.open' })}
        onClose={onClose}
      />
      <SupportView actorRef={supporting} person={person} />
      <LinkNote actorRef={offering} of={person} />
      <LinkNote actorRef={restoring} of={person} />
      <ActQuestion actorRef={forgetting} title={`Forget ${fullName}?`} action="Forget">
        Their name and address are removed within minutes. What they decided, wrote and sent stays, without their name. It cannot be undone.
      </ActQuestion>
      <ActQuestion
        actorRef={removing}
        title={`Remove ${fullName}?`}
        action="Remove"
        focusNext={() => (person.state === 'removed' ? (acts.current?.querySelector('button') ?? null) : null)}
      >
        All their sessions end at once. What they made stays; you can invite them again.
      </ActQuestion>
    </>
  );
}
