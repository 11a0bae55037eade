// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { countOf } from './counter.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

describe('a counter', () => {
  it.each([
    [41, 10_000, { state: 'calm', sentence: '41 of 10,000', spoken: '' }],
    [89, 100, { state: 'calm', sentence: '89 of 100', spoken: '' }],
    [90, 100, { state: 'near', sentence: '90 of 100', spoken: 'Near the limit of 100 characters' }],
    [100, 100, { state: 'near', sentence: '100 of 100', spoken: 'Limit of 100 characters reached' }],
    [112, 100, { state: 'over', sentence: '12 too many', spoken: 'Over the limit of 100 characters' }],
  ])('%i of %i', (length, max, count) => {
    expect(countOf(length, max)).toEqual(count);
  });
});

function Story() {
  const [text, setText] = useState('');
  return <TextArea label="Note" value={text} onChange={setText} max={5} />;
}

describe('a text', () => {
  it('keeps what is typed past its limit and marks itself invalid', () => {
    render(<Story />);
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    fireEvent.change(area, { target: { value: 'too long' } });
    expect(area.value).toBe('too long');
    expect(area.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('3 too many')).toBeTruthy();
  });

  it('links error and hint to the field', () => {
    render(<TextField label="Link" value="x" onChange={() => undefined} error="Please provide a valid URL." hint="With https" />);
    const described = (screen.getByLabelText('Link').getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Please provide a valid URL.', 'With https']);
  });

  it('breaks an error that quotes a word longer than its line', () => {
    render(<TextField label="Link" value="x" onChange={() => undefined} error={'x'.repeat(500)} />);
    expect(screen.getByText('x'.repeat(500)).className.split(' ')).toEqual(['min-w-0', '[overflow-wrap:anywhere]']);
  });

  it('with a reason can be focused and not changed', () => {
    render(<TextField label="Board" value="" onChange={() => undefined} disabledReason="Choose a project first" />);
    const input = screen.getByLabelText<HTMLInputElement>('Board');
    input.focus();
    expect(document.activeElement).toBe(input);
    expect(input.readOnly).toBe(true);
    expect(input.disabled).toBe(false);
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose a project first');
  });
});

it('a required choice has one star, at its label', () => {
  const options = [{ id: 'a', label: 'A' }];
  const { container } = render(
    <>
      <Select label="Ends after" isRequired options={options} value="a" onChange={() => undefined} />
      <RadioGroup label="Role" isRequired options={options} value="a" onChange={() => undefined} />
      <TextField label="Name" isRequired value="" onChange={() => undefined} />
    </>,
  );
  const sheet = readFileSync('src/styles.css', 'utf8');
  const [, starred = ''] = /\n(\[[^\]]+\])::after \{\n {2}content: ' \*'/u.exec(sheet) ?? [];
  expect([...container.querySelectorAll(starred)].map(({ textContent }) => textContent)).toEqual(['Ends after', 'Role', 'Name']);
});

describe('choices with a reason', () => {
  it('do not change', () => {
    const change = vi.fn<(value: unknown) => void>();
    render(
      <>
        <Checkbox label="Show removed" checked={false} onChange={change} disabledReason="Only for managers" />
        <Switch label="Automatic" on={false} onChange={change} disabledReason="Only for managers" />
        <RadioGroup label="Answer" options={[{ id: 'yes', label: 'Yes', disabledReason: 'Not now' }]} value={null} onChange={change} />
      </>,
    );
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show removed' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Automatic' }));
    fireEvent.click(screen.getByRole('radio', { name: /Yes/ }));
    expect(change).not.toHaveBeenCalled();
  });
});

describe('a field of a secret', () => {
  it.each([
    ['Password', 'Show password'],
    ['New password', 'Show new password'],
    ['API key', 'Show API key'],
  ])('%j has a button named %j', (label, name) => {
    render(<PasswordField label={label} value="" onChange={() => undefined} />);
    expect(screen.getByRole('button', { name })).toBeDefined();
  });
});
