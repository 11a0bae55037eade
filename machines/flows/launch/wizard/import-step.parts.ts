import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { ImportRowsOutput } from '../import/import-rows.rules.ts';
import type { BegunImport } from '../import/begun-import.rules.ts';
import type { ImportStepContext } from './import-step.setup.ts';

const found = ({ event }: { event: { output: readonly BegunImport[] } }) => ({ found: event.output });
const ended = ({ event }: { event: { output: ImportRowsOutput } }) => ({ output: event.output });

export const keepsBegun = (kinds: readonly ImportKind[]) =>
  [
    {
      id: 'findImport',
      src: 'findImport',
      input: ({ context }: { context: ImportStepContext }) => ({ testId: context.testId, kinds }),
      onDone: { actions: { type: 'rememberFound', params: found } },
      onError: {},
    },
    {
      id: 'keepImport',
      src: 'keepImport',
      input: ({ context }: { context: ImportStepContext }) => ({ testId: context.testId }),
      onError: {},
    },
  ] as const;

export const importEnds = {
  onDone: [
    {
      guard: { type: 'isImported', params: ended },
      target: '#form.latest',
      actions: [
        { type: 'announceEnd', params: ended },
        { type: 'rememberEnd', params: ended },
        { type: 'rememberImported', params: ended },
        'announceValues',
      ],
    },
    {
      target: '#form.latest',
      actions: [
        { type: 'rememberEnd', params: ended },
        { type: 'announceEnd', params: ended },
      ],
    },
  ],
  onError: { target: '#form.latest', actions: 'announceRefused' },
} as const;
