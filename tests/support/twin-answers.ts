import type { Pool } from 'pg';
import { seed } from './seed.ts';
import { idOf } from './twin-shared.ts';
import type { Side } from './twin-shared.ts';

/** What the tester at work answered in the first case, with a file of the result and one of an answer; and what keeps another one from testing. */
export const plantAnswers = async (
  pool: Pool,
  side: Side,
  { words, at }: { readonly words: string; readonly at: string },
): Promise<void> => {
  const id = (name: string): string => idOf(side, name);
  const handedIn = { organization_id: id('organization'), test_id: id('supervised'), case_result_id: id('result-1-1'), version: 1 };
  await seed(pool, 'case_result_response', {
    id: id('answer-status'),
    kind: 'status',
    position: 0,
    value: 'fail',
    original_value: 'fail',
    ...handedIn,
  });
  await seed(pool, 'case_result_response', {
    id: id('answer-step'),
    test_case_field_id: id('field'),
    kind: 'step',
    position: 1,
    value: words,
    original_value: words,
    ...handedIn,
  });
  for (const [name, kind, case_result_response_id] of [
    ['file', 'case_result_attachment', null],
    ['field-file', 'case_field_attachment_response', id('answer-step')],
  ] as const)
    await seed(pool, 'attachment', {
      id: id(name),
      participant_id: id('participant-1'),
      case_result_response_id,
      kind,
      media_kind: 'image',
      name: words,
      content_type: 'image/png',
      size_bytes: 3,
      sha256: name,
      storage_key: `${side}-${name}`,
      state: 'available',
      created_at: at,
      ...handedIn,
    });
  await seed(pool, 'blocker', {
    id: id('blocker'),
    organization_id: id('organization'),
    test_id: id('supervised'),
    participant_id: id('participant-3'),
    name: words,
    status: 'open',
    assistance_requested: false,
    version: 1,
    created_at: at,
  });
};
