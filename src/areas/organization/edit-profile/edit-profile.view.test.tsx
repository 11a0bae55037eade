// @vitest-environment happy-dom
import { editProfileMachine } from '#machines/flows/organization/edit-profile.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { afterEach, expect, it, vi } from 'vitest';
import { Preferences } from '../parts/preferences.tsx';
import type { PreferencesProps } from '../parts/preferences.tsx';
import { EditProfileView } from './edit-profile.host.tsx';

afterEach(cleanup);

const show = () => {
  const actorRef = createActor(editProfileMachine, { input: { userId: 'u1', firstName: 'Ada', lastName: '' } }).start();
  const send = vi.spyOn(actorRef, 'send');
  render(<EditProfileView actorRef={actorRef} />);
  return send;
};

it('SH-073: has the section Your details with first and last name', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Your details' })).toBeDefined();
  expect([screen.getByLabelText(/First name/), screen.getByLabelText(/Last name/)].map((field) => field.getAttribute('value'))).toEqual([
    'Ada',
    '',
  ]);
});

it('sends what was typed, saves, and shows a refusal at its field', () => {
  const send = show();
  fireEvent.change(screen.getByLabelText(/First name/), { target: { value: 'Grace' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(send.mock.calls).toEqual([[{ type: 'name.change', part: 'firstName', name: 'Grace' }], [{ type: 'profile.save' }]]);
  expect(screen.getByText('Your last name cannot be blank')).toBeDefined();
  expect(screen.getByLabelText(/Last name/).getAttribute('aria-invalid')).toBe('true');
});

const preferences = (change: Partial<PreferencesProps>) => {
  const never = () => undefined;
  const plain: PreferencesProps = {
    theme: 'system',
    onTheme: never,
    density: 'compact',
    onDensity: never,
    language: null,
    onLanguage: never,
    example: '22 Nov 2026, 09:00',
    zone: null,
    zones: ['UTC', 'Europe/Berlin', 'America/New_York'],
    ownZone: 'Europe/London',
    onZone: never,
    hasLetterKeys: true,
    onLetterKeys: never,
    onCookies: null,
  };
  render(<Preferences {...plain} {...change} />);
};

it('SH-074: has the section Your preferences, where the theme is chosen', () => {
  const onTheme = vi.fn<(theme: string) => void>();
  preferences({ onTheme });
  expect(screen.getByRole('heading', { name: 'Your preferences' })).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(onTheme.mock.calls).toEqual([['dark']]);
});

it('lets the language of dates, the time zone and single keys be chosen', () => {
  const [onLanguage, onLetterKeys] = [vi.fn<(language: string) => void>(), vi.fn<(isOn: boolean) => void>()];
  const onZone = vi.fn<(zone: string | null) => void>();
  preferences({ onLanguage, onLetterKeys, onZone });
  expect(screen.getByRole('button', { name: /Date format/u }).textContent).toBe('English (United Kingdom)');
  expect(screen.getByText('For example 22 Nov 2026, 09:00')).toBeDefined();
  expect(screen.getByRole('combobox', { name: /Time zone/u }).getAttribute('placeholder')).toBe('This device: Europe/London');
  fireEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
  expect(onLetterKeys.mock.calls).toEqual([[false]]);
  const zone = screen.getByRole('combobox', { name: /Time zone/u });
  fireEvent.change(zone, { target: { value: 'new y' } });
  fireEvent.keyDown(zone, { key: 'Enter' });
  expect(onZone.mock.calls).toEqual([['America/New_York']]);
});

it('SH-075: has a way to review cookie preferences where there are some, and none otherwise', () => {
  const onCookies = vi.fn<() => void>();
  preferences({ onCookies });
  fireEvent.click(screen.getByRole('button', { name: 'Review cookie preferences' }));
  expect(onCookies).toHaveBeenCalledOnce();
  cleanup();
  preferences({ onCookies: null });
  expect(screen.queryByRole('button', { name: 'Review cookie preferences' })).toBeNull();
});

it('offers rows of another height', () => {
  const onDensity = vi.fn<(density: string) => void>();
  preferences({ onDensity });
  fireEvent.click(screen.getByRole('radio', { name: 'Comfortable' }));
  expect(onDensity).toHaveBeenCalledExactlyOnceWith('comfortable');
});
