import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { judgeMachine } from '#machines/flows/issues/judge.ts';
import { overIssuesMachine } from '#machines/flows/issues/over-issues.ts';
import { hostedFor } from '#tests/support/hosted.tsx';
import TagPickerHost from './tag-picker.host.tsx';

afterEach(cleanup);

const tag = { id: 'g1', name: 'payments' };

it.each(['customer', 'test_manager'] as const)(
  'RE-661: asks the server each time a %s is about to delete a tag on how many issues it is',
  async (role) => {
    const counts = [3, 5];
    const { asked, Hosted } = hostedFor(role, {
      TagIssue_Tag: ({ id }) => ({ flexibleTestingIssueTag: { __typename: 'IssueTag', id, attachedToIssuesCount: counts.shift() } }),
    });
    const actors = { carryTags: fromCallback(() => undefined) };
    const input = { actor: { role, userId: 'u1' } };
    const over = createActor(overIssuesMachine.provide({ actors }), { input }).start();
    const judge = createActor(judgeMachine, { input });
    over.send({ type: 'picker.open', issueId: 'i1' });
    render(
      <Hosted>
        <TagPickerHost judge={judge} over={over} issue={{ issueId: 'i1', code: 'NW-1' }} attached={[]} />
      </Hosted>,
    );
    act(() => over.send({ type: 'deletion.ask', tag }));
    await screen.findByText('It is on 3 issues.');
    act(() => over.send({ type: 'deletion.cancel' }));
    act(() => over.send({ type: 'deletion.ask', tag }));
    expect(screen.queryByText('It is on 3 issues.')).toBeNull();
    await screen.findByText('It is on 5 issues.');
    expect(asked.filter((operation) => operation === 'TagIssue_Tag')).toHaveLength(2);
  },
);
