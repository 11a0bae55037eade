// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Client, CombinedError, Provider } from 'urql';
import type { Exchange } from 'urql';
import type { FC } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { map, pipe } from 'wonka';
import type { SignedIn } from '#src/viewer.tsx';
import { SignedInContext } from '#src/viewer.tsx';
import ExportResultsHost from '../export-results/export-results.host.tsx';
import PublishAllHost from '../publish-all/publish-all.host.tsx';
import RemoveTestersHost from '../remove-testers/remove-testers.host.tsx';

afterEach(cleanup);

const test = {
  __typename: 'FlexibleTestingTest',
  id: 't1',
  hasStrictTesterRemoval: false,
  participantRemovalReasons: [],
  selectionRequirementsGroups: [],
};

const dialogs: readonly (readonly [string, FC<{ readonly onClose: () => void }>, string])[] = [
  ['Export CSV', (props) => <ExportResultsHost testId="t1" code="NW-412" {...props} />, 'One zip file'],
  ['Publish all', (props) => <PublishAllHost testId="t1" {...props} />, 'Publish 0 testers'],
  ['Remove testers from this test', (props) => <RemoveTestersHost testId="t1" participantId={null} {...props} />, 'Remove'],
];

describe('a dialog about testers', () => {
  it.each(dialogs)('%s says when they did not come, and asks again', async (title, Dialog, action) => {
    let isCut = true;
    const network: Exchange = () => (operations) =>
      pipe(
        operations,
        map((operation) => ({
          operation,
          data: isCut ? undefined : { platformTest: test },
          ...(isCut && { error: new CombinedError({ networkError: new Error('cut') }) }),
          stale: false,
          hasNext: false,
        })),
      );
    const client = new Client({ url: 'https://portal.example/api', preferGetMethod: false, exchanges: [network] });
    const signedIn = { viewer: { id: 'u1', role: 'test_manager' }, portal: { client } } as unknown as SignedIn;
    const onClose = vi.fn<() => void>();
    render(
      <Provider value={client}>
        <SignedInContext value={signedIn}>
          <Dialog onClose={onClose} />
        </SignedInContext>
      </Provider>,
    );
    expect(screen.getByRole('dialog', { name: title })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    isCut = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: new RegExp(`^${action}`) })).toBeDefined();
  });
});
