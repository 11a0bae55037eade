// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { CombinedError } from 'urql';
import { afterEach, expect, it, vi } from 'vitest';
import { CountriesView } from '../countries/countries.view.tsx';
import { MailView } from '../mail/mail.view.tsx';
import { OrganizationsView } from '../organizations/organizations.view.tsx';
import { PeopleView } from '../people/people.view.tsx';
import { VocabularyView } from '../vocabulary/vocabulary.view.tsx';
import { Unloaded } from './loaded.tsx';

afterEach(cleanup);

const everyRole = { role: null };
const typed = { typed: 'bo', onType: () => undefined };
const never = () => undefined;
const lists: Readonly<Record<string, (unread: ReactNode) => ReactElement>> = {
  people: (unread) => (
    <PeopleView people={null} unread={unread} {...typed} {...everyRole} onRole={never} onOpen={never} showsOrganization />
  ),
  organizations: (unread) => <OrganizationsView organizations={null} unread={unread} {...typed} />,
  countries: (unread) => <CountriesView countries={null} unread={unread} {...typed} onChange={never} />,
  vocabulary: (unread) => (
    <VocabularyView kind="language" vocabulary={null} unread={unread} {...typed} onKind={never} onRename={never} renderMove={() => null} />
  ),
  mail: (unread) => <MailView mails={null} unread={unread} server={null} {...typed} renderResend={() => null} />,
};

it.each(Object.entries(lists))('%s keep what was typed into their search where it could not be read, and count nothing', (what, list) => {
  const onRetry = vi.fn<() => void>();
  render(list(<Unloaded what={what} error={new CombinedError({ networkError: new Error('lost') })} onRetry={onRetry} />));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'bo');
  expect(screen.queryByText('0')).toBeNull();
  screen.getByRole('button', { name: 'Retry' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
