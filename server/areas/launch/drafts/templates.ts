import { randomUUID } from 'node:crypto';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { draftOfTemplate } from '#schema/rules/launch/template.ts';
import type { Since } from '#schema/rules/launch/template.ts';
import type { VocabularyKind } from '#schema/vocabulary/crowd-words.ts';
import type { TargetingDimension } from '#schema/vocabulary/launch/options.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { NotFound } from '#server/workflow/refused.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { readLaunchFlags } from '../request/create-request.ts';
import { draft, idOf } from './drafts.ts';
import { findDraft, insertDraft } from './drafts.store.ts';

const kinds: Readonly<Record<TargetingDimension, VocabularyKind>> = {
  countries: 'country',
  languages: 'language',
  operatingSystemDeviceTypes: 'device_type',
  operatingSystemVersions: 'operating_system_version',
  devices: 'mobile_device',
  internetBrowsers: 'internet_browser',
};

const readSince = async (tx: Tx): Promise<Since> => {
  const entries = await tx.query<{ kind: string; number: number }>(`select kind, number from vocabulary_entry where state = 'retired'`, []);
  const retired = new Set(entries.map(({ kind, number }) => `${kind} ${number}`));
  return { flags: await readLaunchFlags(tx), isRetired: (dimension, id) => retired.has(`${kinds[dimension]} ${id}`) };
};

const contentOf = `select content from saved_view
  where id = $1 and organization_id = $2 and list = 'requests' and state = 'kept' and (user_id = $3 or is_shared)`;

const begin = async (tx: Tx, savedViewId: string): Promise<RequestDraft> => {
  const { organizationId, userId } = tx.viewer;
  const [template] = await tx.query<{ content: unknown }>(contentOf, [idOrAbsent(savedViewId), organizationId, userId]);
  if (template === undefined) throw new NotFound();
  return draftOfTemplate(template.content, await readSince(tx), () => randomUUID());
};

type Input = { readonly savedViewId: string; readonly draftId: string };

const fromTemplate = async (work: Work, { savedViewId, draftId }: Input) => {
  const { tx } = work;
  const [id, begun] = [idOf(draftId), await begin(tx, savedViewId)];
  const { name, sdlcStage } = begun;
  const isMade = await insertDraft(tx, id, { name, sdlcStage, step: 'summary', text: JSON.stringify(begun) });
  if (!isMade && (await findDraft(tx, id, null))?.isOwn !== true) throw new NotFound();
  return { result: await draft(work, id) };
};

/** Begins a draft from a template. */
export const launchDraftFromTemplate = mutation<Input>('launchDraftFromTemplate', fromTemplate);
