import { useSelector } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';
import {
  selectIsCorrecting,
  selectIsEditable,
  selectIsSaving,
  selectProblems,
  selectRefusals,
  selectUnread,
} from '#machines/flows/integrations/configure-integration.ts';
import { integrationTexts, settingsLabel, settingsLabels } from '#schema/vocabulary/integrations.ts';
import { actingRefusal } from '#src/acting.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { PutAside } from '#src/ui/put-aside.tsx';
import { settingsFieldId } from './settings-field.ts';
import type { SettingsProps } from './settings-field.ts';

function Problems({ actorRef }: SettingsProps) {
  const isCorrecting = useSelector(actorRef, selectIsCorrecting);
  const problems = useSelector(actorRef, selectProblems);
  if (!isCorrecting) return null;
  return (
    <ErrorSummary
      problems={problems.map(({ path, message }) => ({
        id: path,
        message: `${settingsLabel(path)}: ${message}`,
        href: `#${settingsFieldId(path)}`,
      }))}
    />
  );
}

/** What was refused and belongs to no field. */
function Refused({ actorRef }: SettingsProps) {
  const refusals = useSelector(actorRef, selectRefusals).filter(({ field }) => field === null);
  if (refusals.length === 0) return null;
  return (
    <Banner hue="danger" live title={integrationTexts.notSaved}>
      {refusals.map(({ message }) => message).join(' ')}
    </Banner>
  );
}

/** What was kept of the form and could not be read. */
function Unread({ actorRef }: SettingsProps) {
  const unread = useSelector(actorRef, selectUnread);
  const isEditable = useSelector(actorRef, selectIsEditable);
  if (unread.length === 0) return null;
  return (
    <PutAside
      noun="form"
      entries={unread}
      labels={settingsLabels}
      onForget={isEditable ? () => actorRef.send({ type: 'unread.forget' }) : null}
    />
  );
}

type SettingsFormProps = SettingsProps & { readonly children: ReactNode };

/** A form of settings: what is wrong with it, its fields, and the button that asks the tool and saves. */
export function SettingsForm({ actorRef, children }: SettingsFormProps) {
  const isSaving = useSelector(actorRef, selectIsSaving);
  const refusal = actingRefusal();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (refusal === null) actorRef.send({ type: 'settings.save' });
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <Unread actorRef={actorRef} />
      <Refused actorRef={actorRef} />
      <Problems actorRef={actorRef} />
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" type="submit" busy={isSaving} keys="Ctrl Enter" disabledReason={refusal}>
          Test and save
        </Button>
        <p className="text-small text-ink-3">Nothing is saved unless the tool accepts it.</p>
      </div>
    </form>
  );
}
