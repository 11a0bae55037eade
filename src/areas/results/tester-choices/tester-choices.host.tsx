import { GroupHead } from '#src/ui/group-head.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useDisclosure } from '#src/ui/local.ts';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { TesterChoices } from './tester-choices.documents.ts';
import { TesterChoicesView } from './tester-choices.view.tsx';

const controls = 'tester-choices';

function Choices({ testId }: { readonly testId: string }) {
  const [state, ask] = useQuery({ query: TesterChoices, variables: { testId } });
  return (
    <Loaded state={state} what="the reasons" rows={3} onRetry={() => ask({ requestPolicy: 'network-only' })}>
      {({ testerChoices }) => <TesterChoicesView testId={testId} choices={testerChoices} />}
    </Loaded>
  );
}

export function TesterChoicesHost({ testId }: { readonly testId: string }) {
  const [isOpen, setOpen] = useDisclosure();
  return (
    <Sheet label="Why these testers" className={isOpen ? '' : 'print:hidden'}>
      <GroupHead
        title="Why these testers"
        sentence="Each choice, invitation and replacement with its reason"
        open={isOpen}
        onToggle={() => setOpen(!isOpen)}
        controls={controls}
      />
      <div id={controls} data-fold="" hidden={!isOpen}>
        {isOpen ? <Choices testId={testId} /> : null}
      </div>
    </Sheet>
  );
}
