import { selectFault, selectIsSending, selectTyped } from '#machines/lib/form.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { SheetForm } from '#src/ui/sheet-form.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { useSelector } from '@xstate/react';
import { useField } from '#src/use-form.ts';
import type { GuidanceShown } from './guidance.documents.ts';

export type Guidance = ResultOf<typeof GuidanceShown>;

type GuidanceFormProps = { readonly actorRef: FormActorRef; readonly newest: Guidance };

/** A version that somebody saved while another was typed here. */
function Newer({ actorRef, newest: { version, text, pay, writtenBy } }: GuidanceFormProps) {
  const take = (values: object) => actorRef.send({ type: 'form.change', values: { version, ...values } });
  return (
    <Banner
      hue="warning"
      live
      title={`Version ${version} was saved${writtenBy === null ? '' : ` by ${writtenBy}`} while you were writing.`}
      action={
        <>
          <Button size="small" onPress={() => take({})}>
            Keep mine
          </Button>
          <Button size="small" onPress={() => take({ text, pay })}>
            {`Use version ${version}`}
          </Button>
        </>
      }
    >
      <details>
        <summary className="cursor-pointer">{`What version ${version} says`}</summary>
        <p className="mt-2 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        <p className="mt-2">Pay: {pay}</p>
      </details>
    </Banner>
  );
}

/** Writes the next version of the guidance. */
export function GuidanceForm({ actorRef, newest }: GuidanceFormProps) {
  const { version } = newest;
  const isBehind = useSelector(actorRef, selectTyped<number>('version')) < version;
  const text = useField(actorRef, 'text');
  const pay = useField(actorRef, 'pay');
  const words = useSelector(actorRef, selectTyped('text'));
  useLostFocus();
  return (
    <SheetForm
      title={`Guidance for moderators, version ${version}`}
      submit={`Save as version ${version + 1}`}
      busy={useSelector(actorRef, selectIsSending)}
      fault={useSelector(actorRef, selectFault(null))}
      className="flex flex-col gap-4"
      onSubmit={() => actorRef.send({ type: 'form.submit' })}
    >
      {isBehind ? <Newer actorRef={actorRef} newest={newest} /> : null}
      <TextArea
        label="Guidance"
        name="text"
        isRequired
        rows={Math.min(28, words.split('\n').length + 1)}
        {...text}
        hint="Every moderator reads and confirms it before a test is accepted. Moderators who confirmed an earlier version are held to that one."
      />
      <TextField
        label="Pay"
        name="pay"
        isRequired
        {...pay}
        hint="What a moderator is paid, and for what. Shown beside the number of results."
      />
    </SheetForm>
  );
}

/** Versions that somebody may have confirmed. */
export function EarlierGuidance({ versions }: { readonly versions: readonly Guidance[] }) {
  if (versions.length === 0) return null;
  return (
    <Sheet label="Earlier versions">
      <SheetHead title="Earlier versions" count={versions.length} />
      <SheetBody>
        {versions.map(({ id, version, text, pay, writtenAt, writtenBy }) => (
          <details key={id}>
            <summary className="cursor-pointer font-name">
              Version {version}, <RelativeTime at={writtenAt} underMinute="just now" />
              {writtenBy === null ? '' : `, ${writtenBy}`}
            </summary>
            <p className="mt-2 max-w-prose whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{text}</p>
            <p className="mt-2 text-ink-2">Pay: {pay}</p>
          </details>
        ))}
      </SheetBody>
    </Sheet>
  );
}
