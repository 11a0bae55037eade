import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from '../support/tree.ts';

/** What people type and a device keeps, by the file that reads it again, with the test that spoils each part of it. */
const spoiledBy: Readonly<Record<string, string>> = {
  'src/areas/integrations/configure-integration/use-settings-screen.ts': 'machines/flows/integrations/kept-settings.test.ts',
  'src/areas/issues/write-note/kept-note.ts': 'machines/flows/issues/kept-note.rules.test.ts',
  'src/areas/launch/connect/external-launch/external-launch.host.tsx': 'machines/flows/launch/connect/kept-launch.rules.test.ts',
  'src/areas/launch/import/import-rows/import-store.ts': 'machines/flows/launch/import/begun-import.rules.test.ts',
  'src/areas/launch/drafts/keep-draft/draft-store.ts': 'src/areas/launch/drafts/keep-draft/read-copy.test.ts',
  'src/areas/launch/simple/kept-form.ts': 'schema/rules/fit.test.ts',
  'src/areas/services/request-service/request-service.host.tsx': 'machines/flows/services/kept-details.test.ts',
  'src/areas/supervised/hold-form/form-copy.ts': 'machines/flows/supervised/kept-form.rules.test.ts',
  'src/keeping/use-kept-words.ts': 'src/keeping/kept-words.test.ts',
};
/** Where a device keeps what nobody types: a choice, a mark, a session. */
const untyped: readonly string[] = [
  'src/areas/issues/auto-export-settings/auto-export-page.host.tsx',
  'src/areas/session/outside/outside.host.tsx',
  'src/areas/session/viewer/last-viewer.ts',
  'src/areas/session/shell/live-events.tsx',
  'src/areas/session/viewer/problems.ts',
  'src/areas/session/shell/prompt.host.tsx',
  'src/areas/session/sign-in/closing.ts',
  'src/areas/session/sign-in/tokens.ts',
  'src/cache/early-calls.ts',
  'src/keeping/device.ts',
  'src/keeping/kept.ts',
  'src/outbox/unsent-store.ts',
  'src/keys.ts',
  'src/ui/kept-height.tsx',
  'src/ui/reader-dates.ts',
  'src/ui/theme.ts',
];
const reads = /\b(?:local|session)Storage\.getItem\(|\brecall(?:Kept|Through)\b|\bsessionStorage\.getItem|from 'idb-keyval'|\bindexedDB\b/u;

describe('what a device keeps', () => {
  it('is read again where a test spoils it, unless nobody types it', () => {
    const found = filesOf('src/**/*.{ts,tsx}', ['**/*.test.{ts,tsx}']).filter((path) => reads.test(textOf(path)));
    expect(found.toSorted()).toEqual([...Object.keys(spoiledBy), ...untyped].toSorted());
  });

  it.each(Object.values(spoiledBy))('is spoiled part by part in %s', (path) => {
    expect(textOf(path)).toContain('faultsOf(');
  });
});
