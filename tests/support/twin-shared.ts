import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { seed } from './seed.ts';

export type Side = 'a' | 'b';

/** The same name gives the same id in every run. */
export const idOf = (side: Side, name: string): string => {
  const hex = createHash('md5').update(`${side}:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** What both organizations share: reference data and the testers of the crowd. */
export const plantShared = async (pool: Pool): Promise<void> => {
  await seed(pool, 'country', { id: 1, code: 'DE', name: 'Germany' }, { id: 2, code: 'BR', name: 'Brazil' });
  await seed(pool, 'language', { id: 1, code: 'en', name: 'English' });
  await seed(pool, 'operating_system', { id: 1, name: 'Windows' });
  await seed(pool, 'operating_system_device_type', { id: 1, name: 'Desktop', application_types: ['web'] });
  await seed(pool, 'operating_system_version', {
    id: 1,
    operating_system_id: 1,
    name: 'Windows 11',
    application_types: ['web'],
    position: 1,
  });
  for (const number of [1, 2, 3, 4]) {
    const id = idOf('a', `tester-${number}`);
    await seed(pool, 'tester', {
      id,
      email: `tester${number}@crowd.example`,
      full_name: `Tester ${number}`,
      country_id: 1,
      rank_percentile: 90 - number,
      availability: 'available',
      active: true,
      backup_only: false,
      created_at: '2026-01-01T00:00:00Z',
    });
    await seed(pool, 'tester_device', {
      id: idOf('a', `device-${number}`),
      tester_id: id,
      operating_system_device_type_id: 1,
      operating_system_id: 1,
      operating_system_version_id: 1,
    });
  }
};
