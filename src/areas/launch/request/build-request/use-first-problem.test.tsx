// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { building, openWith } from '#machines/flows/launch/request/build-request.builders.ts';
import type { BuildRequestActorRef } from '#machines/flows/launch/request/build-request.ts';
import { requestOf } from '#machines/flows/launch/launch.builders.ts';
import { fieldId } from '../launch-places.ts';
import { useFirstProblem } from './request-page.host.tsx';

afterEach(cleanup);

function Name({ actorRef }: { readonly actorRef: BuildRequestActorRef }) {
  useFirstProblem(actorRef);
  return <input id={fieldId('name')} aria-label="Name" />;
}

it('leads to the first thing to mend before another key is typed', async () => {
  const { actor, send } = await building(openWith(requestOf(1, { name: '' })));
  render(<Name actorRef={actor} />);
  act(() => {
    send({ type: 'request.launch' });
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });
});
