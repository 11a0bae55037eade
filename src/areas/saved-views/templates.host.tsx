import { startFromTemplateMachine } from '#machines/flows/saved-views/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { templateTexts } from '#schema/vocabulary/saved-view.ts';
import { usePageTitle } from '#src/title.ts';
import { Button } from '#src/ui/button.tsx';
import { useOnce } from '#src/ui/local.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useAct } from '#src/use-act.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useOpenOne } from '#src/use-open-one.ts';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useQuery } from 'urql';
import { StartFromTemplate, Templates } from './templates.documents.ts';
import { TemplatesView } from './templates.view.tsx';
import { templateWords } from './template-words.ts';
import { heldBy, useViewChanges } from './view-changes.tsx';
import './template-updates.ts';

const ViewFormHost = lazyPart(() => import('./view-form.host.tsx'), { leave: ({ onClose }) => onClose() });

type StartProps = { readonly id: string; readonly name: string; readonly placeOf: (draftId: string) => string };

function Start({ id, name, placeOf }: StartProps) {
  const navigation = useNavigation();
  const draftId = useOnce(() => crypto.randomUUID());
  const actorRef = useAct(startFromTemplateMachine, StartFromTemplate, {
    input: { savedViewId: id, draftId },
    done: templateTexts.started(name),
  });
  const isBusy = useSelector(actorRef, selectIsBusy);
  useEmitted(actorRef, { 'act.done': () => navigation?.navigate(placeOf(draftId), { replace: false }) });
  return (
    <Button size="small" label={`Start a request from ${name}`} busy={isBusy} onPress={() => actorRef.send({ type: 'act.confirm' })}>
      Start
    </Button>
  );
}

/** Templates of requests: to start from one, and to change what is kept. */
export default function TemplatesHost({ placeOf }: Pick<StartProps, 'placeOf'>) {
  const viewer = useViewer();
  const [{ data, error }, ask] = useQuery({ query: Templates });
  const { change, changes } = useViewChanges();
  const form = useOpenOne();
  usePageTitle(templateTexts.title);
  const templates = data?.savedViews.map((each) => {
    const { note, ...held } = heldBy(each, viewer);
    return { ...held, note: [counted(each.testCount ?? 0, 'test', 'tests'), ...(note === null ? [] : [note])].join(', ') };
  });
  return (
    <>
      <TemplatesView
        templates={templates ?? null}
        onRetry={data === undefined && error !== undefined ? () => ask({ requestPolicy: 'network-only' }) : null}
        renderStart={({ id, name }) => <Start id={id} name={name} placeOf={placeOf} />}
        onEdit={(id) => form.open('form', id)}
        onRemove={({ id, name }) => change({ kind: 'remove', id, name })}
      />
      {form.name === null ? null : (
        <Suspense>
          <ViewFormHost
            list="requests"
            query=""
            view={data?.savedViews.find(({ id }) => id === form.id) ?? null}
            words={templateWords}
            onCreated={form.close}
            onClose={form.close}
          />
        </Suspense>
      )}
      {changes}
    </>
  );
}
