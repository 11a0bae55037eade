import type { ModerateResultActorRef } from '#machines/flows/moderation/moderate-result.ts';
import type { ResultBadge } from '#machines/lifecycles/case-result/case-result.seen.rules.ts';
import { Banner } from '#src/ui/banner.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { UnsentMark } from '#src/outbox/unsent-mark.tsx';
import { Quote } from '#src/ui/quote.tsx';
import { PanelBody } from '#src/ui/side-panel.tsx';
import { Users, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Part } from '#src/ui/sheet.tsx';
import type { LogEntry } from '../result/moderation-log.tsx';
import { ModerationLog } from '../result/moderation-log.tsx';
import { ResultBody, ResultFacts } from '../result/result-body.tsx';
import { othersWords } from '../case-result/result.rules.ts';
import type { ShownResult } from '../result/result-body.tsx';
import type { Changes } from '../case-result/changes.ts';
import { EditMark, ResultPill } from './result-marks.tsx';
import { Foot } from './foot.tsx';
import type { Judged } from './foot.tsx';

export type Place = {
  readonly position: string;
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
};

type ModerateResultViewProps = {
  readonly actorRef: ModerateResultActorRef;
  readonly result: ShownResult;
  readonly badge: ResultBadge | null;
  readonly log: readonly LogEntry[] | null;
  readonly verdicts: Judged['verdicts'];
  readonly changes: Changes | null;
  readonly makeKey: () => string;
  readonly notice?: ReactNode;
  readonly how?: ReactNode;
  readonly howEdit?: ReactNode;
  readonly renderVerdict?: ((issueId: string) => ReactNode) | undefined;
};

export function ModerateResultView({
  actorRef,
  result,
  badge,
  log,
  verdicts,
  changes,
  makeKey,
  notice,
  how,
  howEdit,
  renderVerdict,
}: ModerateResultViewProps) {
  const { testCase, latestCaseResultEditRequest: request } = result;
  const isAnswered = request?.status === 'completed';
  const others = othersWords(result.otherModerators ?? []);
  return (
    <PanelBody
      foot={
        <Foot
          actorRef={actorRef}
          judged={{ result, verdicts }}
          makeKey={makeKey}
          names={{ tester: result.testerName, case: testCase.name }}
        />
      }
    >
      <div className="flex flex-col gap-5">
        {notice}
        <div className="flex flex-col gap-1.5">
          <p className="text-lead">{testCase.name}</p>
          <ResultFacts
            result={result}
            how={how}
            mark={
              <>
                {badge === null || badge === 'Rejected' ? null : <ResultPill badge={badge} />}
                <UnsentMark thing={result.id} />
                <EditMark request={request} />
                {howEdit}
                {isAnswered ? (
                  <IconButton icon={X} label="Mark as moderated" onPress={() => actorRef.send({ type: 'moderation.finalize' })} />
                ) : null}
              </>
            }
          />
        </div>
        {others === null ? null : (
          <Banner hue="info" icon={Users} live title={others}>
            Whoever is second sees what the first decided.
          </Banner>
        )}
        {request != null && (result.hasOpenCaseResultEditRequest || isAnswered) ? (
          <Part title={isAnswered ? 'What the tester was asked to change' : 'What the tester is asked to change'}>
            <Quote>{request.content}</Quote>
          </Part>
        ) : null}
        <ResultBody result={result} changes={changes} renderVerdict={renderVerdict} />
        {log === null ? null : (
          <Part title="Moderation audit log">
            <ModerationLog entries={log} of={result.id} />
          </Part>
        )}
      </div>
    </PanelBody>
  );
}
