import type { ListFindProps } from '#src/list-find.tsx';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { FeedbackOfTest } from './tester-feedback.documents.ts';
import { TesterFeedbackView } from './tester-feedback.view.tsx';

export function TesterFeedbackHost({ testId, ...finding }: ListFindProps & { readonly testId: string }) {
  const [state, ask] = useQuery({ query: FeedbackOfTest, variables: { testId } });
  return (
    <Loaded state={state} what="the feedback" onRetry={() => ask({ requestPolicy: 'network-only' })}>
      {({ platformTest }) => (
        <TesterFeedbackView
          {...finding}
          testId={testId}
          sessions={platformTest.__typename === 'FlexibleTestingTest' ? platformTest.testerSessions : []}
        />
      )}
    </Loaded>
  );
}
