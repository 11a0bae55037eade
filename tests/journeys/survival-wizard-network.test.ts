import { surviveEverywhere } from '../support/survival.ts';

surviveEverywhere('a lost network', 'a token that is not taken');
