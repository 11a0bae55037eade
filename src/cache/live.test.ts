import { gql } from 'urql';
import { describe, expect, it } from 'vitest';
import { schema } from '#tests/support/schema.ts';
import { followSequence, isTouchedBy, topicsOf } from './live.ts';

const hint = (topic: string, testId: string | null = null) => ({ topic, testId });
const issues = { query: gql`query A { flexibleTestingIssues { edges { cursor } } }`, variables: {} };
const participant = { query: gql`query B($testId: ID) { testParticipant(testId: $testId) { id } }`, variables: { testId: 't1' } };
const unknown = { query: gql`query C { somethingNew { id } }`, variables: {} };

describe('a hint', () => {
  it('touches the queries that show its kind of thing', () => {
    expect([isTouchedBy([hint('issue')])(issues), isTouchedBy([hint('blocker')])(issues)]).toEqual([true, false]);
  });

  it('SH-395, SH-396, SH-398: a new issue and a launched test touch the list of tests, and the test they are of', () => {
    const running = { query: gql`query D { platformTests(status: in_progress) { edges { cursor } } }`, variables: {} };
    const shown = (testId: string) => ({ query: gql`query E($testId: ID!) { platformTest(id: $testId) { id } }`, variables: { testId } });
    const touched = (topic: string) => [running, shown('t1'), shown('t2')].map(isTouchedBy([hint(topic, 't1')]));
    expect([touched('issue'), touched('test')]).toEqual([
      [true, true, false],
      [true, true, false],
    ]);
  });

  it('touches a test case where its test changed, which is all that customers hear of the results of testers', () => {
    const shown = { query: gql`query F($id: ID!) { flexibleTestingTestCase(id: $id) { id } }`, variables: { id: 'k1' } };
    expect(['test', 'case_result', 'issue'].map((topic) => isTouchedBy([hint(topic, 't1')])(shown))).toEqual([true, true, false]);
  });

  it('leaves queries about another test alone', () => {
    expect(['t1', 't2', null].map((testId) => isTouchedBy([hint('participant', testId)])(participant))).toEqual([true, false, true]);
  });

  it('touches whatever nobody described', () => {
    expect(isTouchedBy([hint('chat')])(unknown)).toBe(true);
  });

  it('is described for every root field of the API', () => {
    const fields = Object.keys(schema.getQueryType()?.getFields() ?? {});
    expect(fields.filter((field) => topicsOf(field) === undefined)).toEqual([]);
  });
});

describe('the numbers of a stream', () => {
  it('tell which events never arrived; a new socket counts from one', () => {
    const sequence = followSequence();
    const skipped = (...numbers: readonly string[]) => numbers.filter((number) => sequence.skipsTo(number));
    expect(skipped('1', '2', '3', '7', '8', '10')).toEqual(['7', '10']);
    sequence.restart();
    expect(skipped('1', '2')).toEqual([]);
    sequence.restart();
    expect(skipped('2', '3')).toEqual(['2']);
  });

  it('that skip touch every query on the screen, whatever it shows', () => {
    expect([issues, participant, unknown].map(isTouchedBy(['missed']))).toEqual([true, true, true]);
  });
});
