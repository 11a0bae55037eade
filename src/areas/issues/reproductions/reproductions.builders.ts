import type { Reproduction } from './reproductions.rules.ts';

export const reproduction = (id: string, more: Partial<Reproduction> = {}): Reproduction => ({
  id,
  status: 'pass',
  environment: 'Windows 11, Chrome 143',
  testerNotes: `Notes of ${id}`,
  attachments: [],
  ...more,
});

export const recording = (id: string): Reproduction['attachments'][number] => ({
  id,
  name: `${id}.webm`,
  url: `/files/${id}`,
  mediaKind: 'video',
  size: 12_400,
  archived: false,
});
