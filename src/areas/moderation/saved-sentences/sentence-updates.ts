import type { Cache, Entity } from '@urql/exchange-graphcache';
import { after, answerIn, forget, updates } from '#src/cache/updates.ts';

const sentencesChanged = forget(['savedSentences']);

/** First from then on, as the server lists it. */
const sentenceTaken = (result: object, _args: object, cache: Cache): void => {
  const taken = cache.keyOfEntity(answerIn(result, 'result') as Entity);
  const listed = cache.resolve('Query', 'savedSentences') as readonly string[] | null | undefined;
  if (taken !== null && listed?.includes(taken) === true)
    cache.link('Query', 'savedSentences', [taken, ...listed.filter((each) => each !== taken)]);
};

/** They come with the screens that have sentences, so that the first screen does without them. */
Object.assign(updates.Mutation, {
  savedSentenceCreate: after(sentencesChanged),
  savedSentenceRemove: after(sentencesChanged),
  savedSentenceUse: sentenceTaken,
});
