// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SidePanel } from './side-panel.tsx';

beforeEach(() => void Object.assign(document.body, { innerHTML: '' }));
afterEach(cleanup);

function List({ names }: { readonly names: readonly string[] }) {
  const [opened, open] = useState<string | null>(null);
  const [gone, leave] = useState<string | null>(null);
  return (
    <main id="main">
      <h1>Results</h1>
      <ul>
        {names
          .filter((name) => name !== gone)
          .map((name) => (
            <li key={name} aria-current={name === opened ? 'true' : undefined}>
              <button type="button" data-key={name} onClick={() => open(name)}>
                {name}
              </button>
              <button type="button" onClick={() => open(name)}>
                Publish {name}
              </button>
            </li>
          ))}
      </ul>
      {opened === null ? null : (
        <SidePanel title={opened} onClose={() => open(null)} onNext={() => open(names[1] ?? null)}>
          <button type="button" onClick={() => leave(opened)}>
            Take away
          </button>
        </SidePanel>
      )}
    </main>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const close = () => fireEvent.keyDown(screen.getByRole('complementary'), { key: 'Escape' });
const focused = () => document.activeElement?.textContent;

describe('a panel that is closed', () => {
  it('gives the focus back to what opened it', () => {
    render(<List names={['Ann', 'Ben']} />);
    press('Publish Ann');
    expect(document.activeElement).toBe(screen.getByRole('complementary'));
    close();
    expect(focused()).toBe('Publish Ann');
  });

  it('gives it to the row that was shown last', () => {
    render(<List names={['Ann', 'Ben']} />);
    press('Ann');
    press('Next');
    close();
    expect(focused()).toBe('Ben');
  });

  it('gives it to the title where neither stands any more', async () => {
    render(<List names={['Ann']} />);
    press('Ann');
    press('Take away');
    close();
    await expect.poll(focused).toBe('Results');
  });
});
