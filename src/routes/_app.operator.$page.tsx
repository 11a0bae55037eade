import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { NotFoundPage } from '../areas/session/layouts/pages.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { LazyPart } from '#src/ui/lazy-part.tsx';

export const Route = createFileRoute('/_app/operator/$page')({ component: OperatorPage });

const part = <Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name): LazyPart<object> =>
  lazyPart(() => load().then((all) => ({ default: all[name] })));

/** One route for all: each route of its own weighs on the first screen of everybody. */
const pages: Readonly<Record<string, LazyPart<object>>> = {
  people: part(() => import('./-operator-people.tsx'), 'People'),
  services: part(() => import('../areas/operator/services/services.host.tsx'), 'ServicesHost'),
  crowd: part(() => import('../areas/operator/crowd/crowd.host.tsx'), 'CrowdHost'),
  sandbox: part(() => import('../areas/operator/crowd/sandbox.host.tsx'), 'SandboxHost'),
  vocabulary: part(() => import('./-operator-vocabulary.tsx'), 'Vocabulary'),
  tokens: part(() => import('../areas/operator/api-tokens/api-tokens.host.tsx'), 'ApiTokensHost'),
  countries: part(() => import('../areas/operator/countries/countries.host.tsx'), 'CountriesHost'),
  retention: part(() => import('../areas/operator/retention/retention.host.tsx'), 'RetentionHost'),
  restore: part(() => import('../areas/operator/restore/restore.host.tsx'), 'RestoreHost'),
  'audit-trail': part(() => import('./-operator-audit-trail.tsx'), 'AuditTrail'),
  mail: part(() => import('../areas/operator/mail/mail.host.tsx'), 'MailHost'),
  installation: part(() => import('../areas/operator/installation/installation.host.tsx'), 'InstallationHost'),
};

function OperatorPage() {
  const { page } = Route.useParams();
  const Shown = Object.hasOwn(pages, page) ? pages[page] : undefined;
  return Shown === undefined ? (
    <NotFoundPage />
  ) : (
    <Suspense>
      <Shown key={page} />
    </Suspense>
  );
}
