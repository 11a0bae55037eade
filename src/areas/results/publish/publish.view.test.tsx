// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import { publishAllMachine } from '#machines/flows/results/publish-all.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { publishMachine } from '#machines/flows/results/publish.ts';
import type { Publishing } from '#machines/flows/results/publish.ts';
import { participant } from '../parts/results.builders.ts';
import { partTesters } from '../publish-all/publish-all.host.tsx';
import type { Publishable } from '../publish-all/publish-all.view.tsx';
import { PublishAllView } from '../publish-all/publish-all.view.tsx';
import type { Outcome } from './publish-loss.rules.ts';
import { PublishView } from './publish.view.tsx';

afterEach(cleanup);

const input = { testId: 't1', participantId: 'p1' };
const offered = { kind: 'offered', isRetry: false, disabledReason: null } as const;

const panel = (state: 'asking' | 'publishing', facts: Partial<Parameters<typeof PublishView>[0]> = {}, failure: string | null = null) => {
  const sent: unknown[] = [];
  const snapshot = publishMachine.resolveState({ value: state, context: { ...input, accepted: [], key: null, failure } });
  const actorRef = createActor(publishMachine, {
    input,
    snapshot,
    inspect: (event) => event.type === '@xstate.event' && sent.push(event.event),
  });
  render(
    <PublishView
      actorRef={actorRef}
      participant={participant()}
      control={offered}
      href="/results/t1/participant/p1"
      makeKey={() => 'k1'}
      {...facts}
    />,
  );
  return sent;
};

describe('the publish panel', () => {
  it('RE-187: links to the participant result page', () => {
    panel('asking');
    expect(screen.getByRole('link', { name: 'Lena Hartmann' }).getAttribute('href')).toBe('/results/t1/participant/p1');
  });

  it('RE-479, RE-480, RE-481: warns that it takes 5 minutes, cannot be undone, and leaves out what is unmoderated', () => {
    panel('asking');
    expect(
      screen.getByText(
        'Publishing cannot be undone. Issues that have not been moderated cannot be published later. Bug generation takes 5 minutes.',
      ),
    ).toBeDefined();
  });

  it.each([
    ['RE-453', { moderationStatus: 'invalid_issue' }, 'Fake issue'],
    ['RE-454', { moderationStatus: 'pending', numberOfPendingIssueModerations: 2 }, '2 pending moderations'],
    ['RE-455', { moderationStatus: 'known_issue' }, 'Known issue'],
    ['RE-456', { moderationStatus: 'moderated' }, 'Moderated'],
    ['0 of 10', { moderationStatus: 'pending', numberOfPendingResultModerations: 10 }, '10 results to moderate'],
    ['nothing', { moderationStatus: 'nothing_to_moderate' }, 'Nothing to moderate'],
  ])('%s: says how the moderation stands: %j', (_, facts, words) => {
    panel('asking', { participant: participant(facts) });
    expect(screen.getByText(words)).toBeDefined();
  });

  it('stops at what would be lost until it is accepted', () => {
    const stops = ['mass_passing', 'unmoderated_results'] as const;
    const publishResults = fromPromise<Answer, Publishing>(() => new Promise(() => undefined));
    const actorRef = createActor(publishMachine.provide({ actors: { publishResults } }), { input }).start();
    const stopped = participant({ publishingStops: stops, numberOfPendingResultModerations: 3 });
    render(<PublishView actorRef={actorRef} participant={stopped} control={offered} href="/" makeKey={() => 'k1'} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Suspected of mass passing: nobody has looked at it.',
      '3 results are not moderated: lost for good.',
    ]);
    const button = screen.getByRole('button', { name: 'Publish results' });
    fireEvent.click(button);
    expect([button.getAttribute('aria-disabled'), actorRef.getSnapshot().value]).toEqual(['true', 'asking']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Publish all the same' }));
    fireEvent.click(button);
    expect(actorRef.getSnapshot().value).toBe('publishing');
  });

  it('asks for nothing more where nothing stops it', () => {
    panel('asking');
    expect([screen.queryByText('Publishing stops here'), screen.queryByRole('checkbox')]).toEqual([null, null]);
  });

  it('is busy while the answer is awaited', () => {
    panel('publishing');
    expect(screen.getByRole('button', { name: 'Publish results' }).getAttribute('aria-busy')).toBe('true');
  });

  it('forgets a try that failed once the results are on their way all the same', () => {
    panel('asking', { control: { kind: 'done' } }, 'There was an issue with publishing tester results');
    expect(screen.queryByText('There was an issue with publishing tester results')).toBeNull();
    expect(screen.getByText('Already published')).toBeDefined();
  });

  it('says why the last try failed', () => {
    panel('asking', {}, 'There was an issue with publishing tester results');
    expect(screen.getByRole('alert').textContent).toContain('There was an issue with publishing tester results');
  });

  it('offers nothing for results that are published or not ready', () => {
    panel('asking', { control: { kind: 'done' } });
    expect(screen.queryByRole('button', { name: 'Publish results' })).toBeNull();
    expect(screen.getByText('Already published')).toBeDefined();
  });
});

const testers: Publishable = partTesters(
  [
    participant(),
    participant({ id: 'p2', fullName: 'Stefan Brunner', status: 'in_progress' }),
    participant({ id: 'p3', status: 'results_published' }),
  ],
  { role: 'test_manager', userId: 'u1' },
);

const dialog = (
  value: 'asking' | 'succeeded' | 'failed' | 'unanswered',
  list: Publishable = testers,
  outcomes: readonly Outcome[] = [],
) => {
  const failure = value === 'failed' ? 'Nobody was ready.' : value === 'unanswered' ? 'There was an issue.' : null;
  const context = {
    ...input,
    choice: { left: [], accepted: {} },
    participantIds: ['p1'],
    sent: [],
    key: value === 'unanswered' ? 'k1' : null,
    failure,
  };
  const snapshot = publishAllMachine.resolveState({ value, context });
  render(
    <PublishAllView
      actorRef={createActor(publishAllMachine, { input: { testId: 't1' }, snapshot })}
      testers={list}
      outcomes={outcomes}
      makeKey={() => 'k1'}
    />,
  );
};

describe('the publish all dialog', () => {
  it('names who is published and who is left out, and why', () => {
    dialog('asking');
    expect(screen.getByRole('region', { name: '1 tester ready' }).textContent).toContain('Lena Hartmann');
    expect(screen.getByRole('region', { name: '1 tester will be left out' }).textContent).toContain(
      'Stefan Brunner: The results can be published once the tester has finished testing.',
    );
    expect(screen.getByRole('button', { name: 'Publish 1 tester' })).toBeDefined();
  });

  it('publishes those who are ready by one press, and others once somebody chose them', () => {
    const offered = partTesters(
      [
        participant({ id: 'p1', fullName: 'Ready Anna' }),
        participant({ id: 'p2', fullName: 'Ready Ben' }),
        participant({ id: 'p3', fullName: 'Hasty Cy', publishingStops: ['mass_passing'] }),
        participant({ id: 'p4', fullName: 'Late Di', publishingStops: ['unmoderated_issues'], numberOfPendingIssueModerations: 2 }),
      ],
      { role: 'test_manager', userId: 'u1' },
    );
    const publishAllResults = fromPromise<Answer, Publishing>(() => new Promise(() => undefined));
    const actorRef = createActor(publishAllMachine.provide({ actors: { publishAllResults } }), { input: { testId: 't1' } }).start();
    render(<PublishAllView actorRef={actorRef} testers={offered} makeKey={() => 'k1'} />);
    const chosen = () => screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    expect(screen.getByRole('region', { name: '2 testers not ready' }).textContent).toContain('2 issues are not moderated: lost for good.');
    expect(screen.getByRole('button', { name: 'Publish only the 2 that are ready' })).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Publish these all the same' }));
    expect([screen.queryAllByRole('button', { name: 'Publish 4 testers' }), chosen()].map(({ length }) => length)).toEqual([1, 6]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hasty Cy' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Every one who is ready' }));
    fireEvent.click(screen.getByRole('button', { name: 'Publish 1 tester' }));
    expect(actorRef.getSnapshot().context.sent).toEqual([{ participantId: 'p4', stops: ['unmoderated_issues'] }]);
  });

  it('does nothing when nobody is chosen', () => {
    const { offered } = partTesters([participant({ publishingStops: ['open_blockers'] })], { role: 'test_manager', userId: 'u1' });
    dialog('asking', { offered, held: [] });
    expect(screen.getByRole('button', { name: 'Publish 0 testers' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Choose at least one tester.')).toBeDefined();
  });

  it('does nothing when nobody is ready', () => {
    dialog('asking', { offered: [], held: [] });
    const button = screen.getByRole('button', { name: 'Publish 0 testers' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    [['waiting', 'done'], 'Published 1 of 2', 'The results of 1 tester are being published. Bug generation takes 5 minutes.'],
    [['done', 'done'], 'Published', 'The results of 2 testers are published.'],
    [['done', 'failed'], 'Not all are published', 'The results of 1 tester are published, those of 1 tester are not.'],
    [['failed'], 'Not all are published', 'The results of 0 testers are published, those of 1 tester are not.'],
    [['done', 'back'], 'Not all are published', 'The results of 1 tester are published, those of 1 tester are not.'],
    [['back'], 'Publishing was taken back', 'No results are published.'],
  ] as const)('says of %j what is still to come', (kinds, title, words) => {
    dialog(
      'succeeded',
      testers,
      kinds.map((kind, place) => ({ id: `p${place}`, fullName: 'Lena Hartmann', kind, words: kind })),
    );
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
  });

  it('shows how it went', () => {
    dialog('succeeded');
    expect(screen.getByRole('status').textContent).toContain('1 tester');
    cleanup();
    dialog('failed');
    expect(screen.getByRole('alert').textContent).toContain('Nobody was ready.');
    expect(screen.getByText('Nothing was published')).toBeDefined();
  });

  it('does not say that nothing was published where no answer came, and offers the same again though nobody is ready any more', () => {
    dialog('unanswered', { offered: [], held: [] });
    expect(screen.queryByText('Nothing was published')).toBeNull();
    expect(screen.getByText('The server did not answer')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('goes on naming who was asked for while they are on their way', () => {
    const publishAllResults = fromPromise<Answer, Publishing>(() => new Promise(() => undefined));
    const actorRef = createActor(publishAllMachine.provide({ actors: { publishAllResults } }), { input: { testId: 't1' } }).start();
    const view = (list: Publishable) => <PublishAllView actorRef={actorRef} testers={list} makeKey={() => 'k1'} />;
    const { rerender } = render(view(testers));
    fireEvent.click(screen.getByRole('button', { name: 'Publish 1 tester' }));
    rerender(view({ offered: [], held: [] }));
    expect(screen.getByRole('region', { name: '1 tester ready' }).textContent).toContain('Lena Hartmann');
    expect(screen.getByRole('button', { name: /Publish 1 tester/ })).toBeDefined();
  });
});
