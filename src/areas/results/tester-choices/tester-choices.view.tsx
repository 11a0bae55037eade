import type { ResultOf } from '#schema/generated/client/gql.ts';
import { choiceSentence } from '#schema/vocabulary/tester-choice.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import type { TesterChoices } from './tester-choices.documents.ts';

type Choices = ResultOf<typeof TesterChoices>['testerChoices'];
type TesterChoicesViewProps = { readonly testId: string; readonly choices: Choices };

export function TesterChoicesView({ testId, choices }: TesterChoicesViewProps) {
  if (choices.length === 0)
    return <EmptyState title="No testers chosen yet">Decisions about testers appear here, each with its reason.</EmptyState>;
  return (
    <ol aria-label="Why these testers">
      {choices.map(({ id, fullName, groupName, participantId, madeAt, ...choice }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-t border-line px-(--sheet-padding) py-2.5 first:border-t-0"
        >
          <span className="min-w-0 basis-52 max-desk:basis-full [overflow-wrap:anywhere]">
            <Link look="quiet" href={`/results/${testId}/participant/${participantId}`}>
              {fullName}
            </Link>{' '}
            <bdi className="text-small text-ink-3">{groupName}</bdi>
          </span>
          <span className="measure min-w-0 flex-1 basis-60 text-ink-2 [overflow-wrap:anywhere]">{choiceSentence(choice)}</span>
          <span className="ml-auto text-small text-ink-3">
            <RelativeTime at={madeAt} underMinute="just now" />
          </span>
        </li>
      ))}
    </ol>
  );
}
