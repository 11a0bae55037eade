import { GraphQLBoolean, GraphQLFloat, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { expect, it } from 'vitest';
import { optionValue } from './operator-value.ts';

it.each<readonly [GraphQLInputType, string, unknown]>([
  [new GraphQLNonNull(GraphQLFloat), '12.50', 12.5],
  [GraphQLFloat, '-3', -3],
  [GraphQLFloat, '', null],
  [GraphQLFloat, ' ', null],
  [GraphQLFloat, '12,5', null],
  [GraphQLFloat, '0x10', null],
  [GraphQLInt, '0', 0],
  [GraphQLInt, '', null],
  [GraphQLInt, '1.5', null],
  [GraphQLInt, 'many', null],
  [GraphQLBoolean, 'On', true],
  [GraphQLBoolean, 'off', false],
  [GraphQLBoolean, '', null],
  [GraphQLBoolean, 'yse', null],
  [GraphQLString, '', ''],
  [new GraphQLList(GraphQLString), 'a, b,,', ['a', 'b']],
])('an option of type %s reads %j as %j', (type, words, value) => expect(optionValue(type, words)).toEqual(value));
