import { useSelector } from '@xstate/react';
import { Eye } from 'lucide-react';
import {
  selectHasAside,
  selectProblems,
  selectStage,
  selectValues,
} from '#machines/flows/launch/simple-request/simple-request.selectors.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { ReadOnly } from '#src/ui/read-only.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { clonePlace, fieldId } from '../build-request/launch-places.ts';
import type { SimpleRequestProps } from './simple-field.ts';
import { SimpleScheduleView } from './simple-schedule.view.tsx';
import { OutcomesSectionView, PlatformsSectionView, SheetsSectionView, TestSectionView } from './simple-sections.view.tsx';

type FormProps = SimpleRequestProps & { readonly onPreview: () => void; readonly onClear: () => void };

const counted = (count: number, one: string, many: string): string =>
  `${new Intl.NumberFormat('en').format(count)} ${count === 1 ? one : many}`;

function Problems({ actorRef }: SimpleRequestProps) {
  const problems = useSelector(actorRef, selectProblems);
  return (
    <ErrorSummary
      title={counted(problems.length, 'thing to fix', 'things to fix')}
      problems={problems.map(({ path, message }) => ({ id: path, message, href: `#${fieldId(path)}` }))}
    />
  );
}

function Aside({ actorRef }: SimpleRequestProps) {
  const hasAside = useSelector(actorRef, selectHasAside);
  if (!hasAside) return null;
  return (
    <Banner
      hue="neutral"
      title="A form you had begun was put aside."
      action={<Button onPress={() => actorRef.send({ type: 'form.restore' })}>Bring it back</Button>}
      onDismiss={() => actorRef.send({ type: 'aside.forget' })}
    >
      Bringing it back takes the place of what stands here.
    </Banner>
  );
}

function Cloned({ actorRef }: SimpleRequestProps) {
  const { clonedFrom } = useSelector(actorRef, selectValues);
  if (clonedFrom === null) return null;
  const { code, name, tests, testCases } = clonedFrom;
  const along =
    tests === 0
      ? ''
      : ` Its ${counted(tests, 'test', 'tests')} with ${counted(testCases, 'test case', 'test cases')}, known issues and targeting groups come along.`;
  return (
    <Banner
      hue="info"
      title={`Cloned from ${code} ${name}`}
      action={
        tests === 0 ? undefined : (
          <Button onPress={() => actorRef.send({ type: 'values.change', fields: { clonedFrom: null } })}>Leave them out</Button>
        )
      }
    >
      {`Every value but the schedule was copied.${along}`}
    </Banner>
  );
}

function Reading({ actorRef }: SimpleRequestProps) {
  return (
    <>
      <Banner
        hue="info"
        live
        title="This form is open in another tab."
        action={
          <Button kind="primary" onPress={() => actorRef.send({ type: 'form.take' })}>
            Take over
          </Button>
        }
      >
        Take over to go on here; the other tab becomes read only.
      </Banner>
      <ReadOnly>
        <Sections actorRef={actorRef} />
      </ReadOnly>
    </>
  );
}

function Sections({ actorRef }: SimpleRequestProps) {
  return (
    <>
      <TestSectionView actorRef={actorRef} />
      <PlatformsSectionView actorRef={actorRef} />
      <SheetsSectionView actorRef={actorRef} />
      <OutcomesSectionView actorRef={actorRef} />
      <SimpleScheduleView actorRef={actorRef} />
    </>
  );
}

function Filling({ actorRef, onPreview }: Omit<FormProps, 'onClear'>) {
  return (
    <>
      <Problems actorRef={actorRef} />
      <Cloned actorRef={actorRef} />
      <Aside actorRef={actorRef} />
      <Sections actorRef={actorRef} />
      <div className="flex justify-end max-desk:hidden">
        <Button kind="primary" size="large" icon={Eye} keys="Ctrl Enter" onPress={onPreview}>
          Preview
        </Button>
      </div>
    </>
  );
}

function Form({ actorRef, onPreview, onClear }: FormProps) {
  const isReading = useSelector(actorRef, selectStage) === 'reading';
  return (
    <>
      <Page narrow>
        <PageHeader
          title={launchTexts.launchAdvanced}
          sentence={launchTexts.turnaround}
          back={{ label: 'Back to launch', href: '/launch' }}
          actions={
            <>
              {isReading ? null : (
                <Button kind="ghost" onPress={onClear}>
                  Clear form
                </Button>
              )}
              <LinkButton href={clonePlace}>{launchTexts.clonePrevious}</LinkButton>
            </>
          }
        />
        {isReading ? <Reading actorRef={actorRef} /> : <Filling actorRef={actorRef} onPreview={onPreview} />}
      </Page>
      {isReading ? null : (
        <ActionBar>
          <Button kind="primary" size="large" wide icon={Eye} onPress={onPreview}>
            Preview
          </Button>
        </ActionBar>
      )}
    </>
  );
}

/** The simple form of an advanced test. */
export function SimpleRequestView(props: FormProps) {
  const { actorRef } = props;
  const stage = useSelector(actorRef, selectStage);
  switch (stage) {
    case 'loading':
      return (
        <Page narrow>
          <Loading label="Loading the form">
            <SkeletonRows rows={6} />
          </Loading>
        </Page>
      );
    case 'unloaded':
      return (
        <Page narrow>
          <Sheet>
            <LoadFailure title="The earlier test could not be loaded." onRetry={() => actorRef.send({ type: 'load.retry' })} />
          </Sheet>
        </Page>
      );
    case 'reading':
    case 'filling':
    case 'previewed':
      return <Form {...props} />;
  }
}
