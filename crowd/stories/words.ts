import { banking } from './banking.ts';
import { shop } from './shop.ts';
import { travel } from './travel.ts';
import type { Story } from '../types.ts';

export const stories: readonly Story[] = [shop, banking, travel];

const count = (text: string, words: readonly string[]): number => words.filter((word) => text.includes(word)).length;

export const storyOf = (...texts: readonly string[]): Story => {
  const text = texts.join(' ').toLowerCase();
  return stories.reduce((best, story) => (count(text, story.about) > count(text, best.about) ? story : best), shop);
};

export const tell = (template: string, facts: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => facts[name] ?? '');

export const blockers: readonly string[] = [
  'Login fails: "Invalid credentials" with the account from the instructions',
  'The build in the instructions is not available for my device',
  'The test environment answers with 503 since about an hour',
  'The confirmation code never arrives, so I cannot create an account',
  'The app crashes at start on my device, before any page is shown',
];

export const amendments: readonly string[] = [
  'Repeated as asked, with the same outcome. Time and account are in the new screenshot.',
  'Added: it happens with every account I have, first seen a minute after signing in.',
  'More exactly: the page before the last one is right, the error comes only after Confirm.',
  'I repeated all steps slowly and took a new picture of the moment it happens.',
];

export const additions: readonly string[] = [
  'Wifi, battery at 80 %, no other apps open.',
  'Tested on mobile data, good reception.',
  'Second try after a fresh install: the same.',
  'Language of the device is English, time zone is my own.',
];

export const reproductionWords = {
  pass: [
    'Same here, on the first attempt. It also happens after signing out and in again.',
    'I see it too, but only the second time I open the page; the first time it is as it should be.',
    'Reproduced three times out of three, also in a private window.',
    'Yes. With a slow connection it takes a few seconds longer, then it is the same.',
  ],
  fail: [
    'I followed the steps three times and everything works as it should.',
    'Not on my device. I tried with a new account and with an old one.',
    'It works for me. Perhaps it needs an earlier version of the app.',
  ],
  blocked: ['I cannot sign in at the moment, so I never reach the page.', 'The test account in the instructions is locked.'],
  not_tested: ['I do not have the device that the steps ask for.', ''],
} as const;
