// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Modal } from './modal.tsx';

const whole = Object.getOwnPropertyDescriptor(Element.prototype, 'getAnimations');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  if (whole === undefined) Reflect.deleteProperty(Element.prototype, 'getAnimations');
  else Object.defineProperty(Element.prototype, 'getAnimations', whole);
});

const frame = (): Promise<unknown> => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

class Timeline {
  readonly currentTime = 0;
}
class Transition {
  readonly transitionProperty = 'opacity';
}

it('takes the focus again where it is asked for once more while it fades', async () => {
  vi.stubGlobal('CSSTransition', Transition);
  vi.stubGlobal('DocumentTimeline', Timeline);
  const fading = { playState: 'running', finished: new Promise<never>(() => undefined), timeline: new Timeline() };
  Element.prototype.getAnimations = () => [fading as unknown as Animation];
  const page = (isOpen: boolean) => (
    <>
      <button type="button">Remove</button>
      <Modal isOpen={isOpen} title="Remove it?" onClose={() => undefined}>
        It is gone then.
      </Modal>
    </>
  );
  const { rerender } = render(page(true));
  await frame();
  const dialog = screen.getByRole('dialog');
  expect(dialog.contains(document.activeElement)).toBe(true);
  rerender(page(false));
  expect(dialog.isConnected).toBe(true);
  act(() => (document.activeElement as HTMLElement).blur());
  expect(dialog.contains(document.activeElement)).toBe(false);
  rerender(page(true));
  await frame();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});
