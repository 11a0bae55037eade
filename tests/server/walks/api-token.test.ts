import { apiTokenStates } from '#schema/vocabulary/api-token.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { walkOverHttp } from './walk-over-http.ts';

const token = { userId: idOf('a', 'customer'), expiresAt: '2099-01-01T00:00:00.000Z' };

walkOverHttp({
  subject: subjects.apiToken,
  thing: () => 'api-token',
  places: Object.fromEntries(apiTokenStates.map((state) => [state, { ...token, state }])),
  asked: { 'token.revoke': 'apiTokenRevoke' },
  hides: (_row, person) => person === 'accepted',
  news: { topic: 'session', thing: 'customer' },
  elsewhere: { 'token.end': 'job' },
});
