import { participantJson } from '../shapes.ts';
import { streamOf } from './stream.ts';

export const changes = {
  participantChanges: streamOf({
    list: 'participantChanges',
    isMeant: `topic = 'participant'`,
    current: `select ${participantJson} as node from unnest($1::uuid[]) with ordinality given (id, place) join participant p on p.id = given.id order by given.place`,
  }),
};
