import { linkTestCycleMachine, testCycleTexts } from '#machines/flows/results/acts.ts';
import { selectIsAsked, selectIsSending, selectRefusal, selectValue } from '#machines/lib/value-act.ts';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useValueAct } from '#src/use-value-act.ts';
import { useSelector } from '@xstate/react';
import { Link2 } from 'lucide-react';
import { LinkTestCycle } from './test-settings.documents.ts';

type TestCycleProps = { readonly testId: string; readonly code: string | null; readonly url: string | null };

export function TestCycle({ testId, code, url }: TestCycleProps) {
  const linking = useValueAct(linkTestCycleMachine, LinkTestCycle, { testId }, { done: testCycleTexts.linked, refused: null });
  const isAsked = useSelector(linking, selectIsAsked);
  return (
    <div className="flex flex-col items-start gap-2">
      <Linked code={code} url={url} />
      {isAsked ? (
        <Form linking={linking} />
      ) : (
        <Button size="small" icon={Link2} onPress={() => linking.send({ type: 'value.open', value: code ?? '' })}>
          {url === null ? 'Link a test cycle' : 'Link another test cycle'}
        </Button>
      )}
    </div>
  );
}

function Linked({ code, url }: Pick<TestCycleProps, 'code' | 'url'>) {
  if (url === null) return <span className="text-ink-3">Not linked</span>;
  return (
    <Link href={url} external={!url.startsWith('/')}>
      {code ?? url}
    </Link>
  );
}

function Form({ linking }: { readonly linking: ReturnType<typeof useValueAct> }) {
  const [code, isBusy, said] = [
    useSelector(linking, selectValue),
    useSelector(linking, selectIsSending),
    useSelector(linking, selectRefusal),
  ];
  return (
    <form
      aria-label="Link a test cycle"
      noValidate
      className="flex w-full max-w-90 flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') linking.send({ type: 'value.send' });
      }}
    >
      <TextField
        label={testCycleTexts.label}
        isRequired
        autoFocus
        placeholder="NW-411-TC1"
        value={code}
        error={said}
        onChange={(value) => linking.send({ type: 'value.change', value })}
      />
      <span className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          kind="primary"
          size="small"
          busy={isBusy}
          disabledReason={code.trim() === '' ? testCycleTexts.blank : null}
          reason="hidden"
        >
          Link
        </Button>
        <Button size="small" onPress={() => linking.send({ type: 'value.cancel' })}>
          Cancel
        </Button>
      </span>
    </form>
  );
}
