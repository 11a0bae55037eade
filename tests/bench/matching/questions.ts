import { countryId, languageId } from '#server/world/reference/countries.ts';
import type { BenchWorld } from '../world.ts';
import type { Question } from './plain.ts';

export type QuestionName = 'broad' | 'middle' | 'narrow';

const first = async (run: BenchWorld['run'], text: string): Promise<readonly number[]> =>
  (await run<{ readonly id: number }>(text)).map(({ id }) => id);

/** A group that fits most, one that fits some, and one that fits few of the crowd. */
export async function questionsOf(run: BenchWorld['run']): Promise<Readonly<Record<QuestionName, Question>>> {
  const countries = await first(run, 'select country_id as id from tester group by 1 order by count(*) desc limit 20');
  const versions = await first(
    run,
    'select operating_system_version_id as id from tester_device group by 1 order by count(*) desc limit 30',
  );
  const models = await first(
    run,
    'select mobile_device_id as id from tester_device where mobile_device_id is not null group by 1 order by count(*) desc limit 40',
  );
  const languages = ['en', 'es', 'pt', 'de', 'fr', 'hi', 'it', 'pl'].map(languageId);
  const none = { mobileDeviceIds: [] };
  return {
    broad: { countryIds: countries, languageIds: languages, operatingSystemVersionIds: versions, ...none },
    middle: {
      countryIds: countries.slice(4, 9),
      languageIds: languages.slice(1, 4),
      operatingSystemVersionIds: versions.slice(5, 15),
      mobileDeviceIds: [],
    },
    narrow: {
      countryIds: [countryId('DE'), countryId('AT'), countryId('CH')],
      languageIds: [languageId('de')],
      operatingSystemVersionIds: versions.slice(0, 10),
      mobileDeviceIds: models.slice(20, 29),
    },
  };
}

const list = (values: readonly number[]): string => `array[${values.join(', ')}]::int[]`;

/** The same question of the normalised tables, as anybody would write it first. */
export const normalised = (asked: Question, limit: number): string => {
  const onDevice = [
    ...(asked.operatingSystemVersionIds.length === 0
      ? []
      : [`d.operating_system_version_id = any (${list(asked.operatingSystemVersionIds)})`]),
    ...(asked.mobileDeviceIds.length === 0 ? [] : [`d.mobile_device_id = any (${list(asked.mobileDeviceIds)})`]),
  ];
  const fits = [
    't.active',
    ...(asked.countryIds.length === 0 ? [] : [`t.country_id = any (${list(asked.countryIds)})`]),
    ...(asked.languageIds.length === 0
      ? []
      : [`exists (select from tester_language l where l.tester_id = t.id and l.language_id = any (${list(asked.languageIds)}))`]),
    ...(onDevice.length === 0 ? [] : [`exists (select from tester_device d where d.tester_id = t.id and ${onDevice.join(' and ')})`]),
  ];
  return `with fits as materialized (select t.id, t.rank_percentile from tester t where ${fits.join(' and ')})
    select json_build_object('totalNumber', (select count(*) from fits), 'testers', (select coalesce(json_agg(json_build_object('id', b.id)), '[]')
      from (select id from fits order by rank_percentile desc, id limit ${limit}) b))::text as json`;
};
