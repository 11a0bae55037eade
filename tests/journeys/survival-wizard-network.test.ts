import { surviveEverywhere } from '../support/survival.ts';

surviveEverywhere('an organization changed elsewhere, then a killed tab', 'a lost network, then a token that is not taken');
