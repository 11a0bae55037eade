import { disagreements, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { testWindowStatuses } from '#schema/vocabulary/test.ts';
import { describe, expect, it } from 'vitest';
import { next } from '../../lib/lifecycle.ts';
import { attachmentRequirementLifecycle, attachmentRequirementMachine } from './attachment-requirement.machine.ts';
import type { AttachmentRequirementRow } from './attachment-requirement.types.ts';
import { attachmentRequirementSamples, wishes, wish } from './attachment-requirement.builders.ts';

const optional: AttachmentRequirementRow = { requiredAttachmentForPass: false, windowStatus: 'open' };
const required: AttachmentRequirementRow = { ...optional, requiredAttachmentForPass: true };

describe('the attachment requirement', () => {
  it('takes every transition', () => {
    expect(walk(attachmentRequirementMachine, attachmentRequirementSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    const rows = testWindowStatuses.flatMap((windowStatus) => [optional, required].map((row) => ({ ...row, windowStatus })));
    expect(disagreements(attachmentRequirementLifecycle, rows, wishes)).toEqual([]);
  });

  it('RE-602: is for test managers, until the test ends', () => {
    const by = testWindowStatuses.map((windowStatus) => whoMay(attachmentRequirementLifecycle, { ...optional, windowStatus }));
    const may = { 'requirement.toggle': 'T' };
    expect(Object.fromEntries(testWindowStatuses.map((status, index) => [status, by[index]]))).toEqual({
      prep: may,
      scheduled: may,
      open: may,
      finished: may,
      closed: {},
      cancelled: {},
    });
  });

  it('flips, or becomes what is wanted', () => {
    const after = (row: AttachmentRequirementRow, wanted: boolean | null) =>
      next(attachmentRequirementLifecycle, row, wish(wanted)).row.requiredAttachmentForPass ?? row.requiredAttachmentForPass;
    expect([null, true, false].map((wanted) => [after(optional, wanted), after(required, wanted)])).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
  });
});
