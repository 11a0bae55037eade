import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import { draftText, withField } from './draft-text.ts';

it('is the draft, with one more field', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, device) => {
      const draft = { ...emptyDraft('UTC'), name };
      expect(JSON.parse(withField(draftText(draft), 'device', device))).toEqual({ ...draft, device });
      expect(draftText(draft)).toBe(draftText(draft));
    }),
  );
});
