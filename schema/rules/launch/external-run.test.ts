import { describe, expect, it } from 'vitest';
import { emptyExternalRun, externalRunProblems, fittingName, readExternalRun, readExternalRunValues } from './external-run.ts';

const complete = {
  ...emptyExternalRun,
  name: 'Cart smoke',
  applicationUrl: 'https://shop.example.com',
  credentialsAndAccessInstructions: 'Ask Ann',
};
const said = (more: object) => externalRunProblems({ ...complete, ...more }).map(({ path, code, message }) => [path, code, message]);

describe('the address of a test run', () => {
  it.each([
    ['testrail', 'R42', null, { vendor: 'testrail', externalTestId: '42', projectId: null }],
    ['testrail', '0042', '10100', { vendor: 'testrail', externalTestId: '42', projectId: null }],
    ['zephyr-squad', '21', '10100', { vendor: 'zephyr-squad', externalTestId: '21', projectId: '10100' }],
    ['zephyr-squad', '-1:-1', 'STORE', { vendor: 'zephyr-squad', externalTestId: '-1:-1', projectId: 'STORE' }],
    ['testrail', 'abc', null, null],
    ['testrail', '', null, null],
    ['zephyr-squad', '21', null, null],
    ['zephyr-squad', '21', '../x', null],
    ['zephyr-squad', 'R21', '10100', null],
    ['zephyr_squad', '21', '10100', null],
    ['constructor', '21', '10100', null],
  ])('reads %s %j of project %j', (vendor, externalTestId, projectId, run) => {
    expect(readExternalRun({ vendor, externalTestId, projectId })).toEqual(run);
  });
});

describe('the form of a test run', () => {
  it('LA-401 LA-402 LA-403 LA-404: has its messages word for word', () => {
    expect(said({})).toEqual([]);
    expect(said({ applicationUrl: '  ' })).toEqual([
      ['applicationUrl', 'blank', 'Include a link to where testers can access your application'],
    ]);
    for (const applicationUrl of ['shop', 'ftp://shop.example.com', 'https://'])
      expect(said({ applicationUrl })).toEqual([['applicationUrl', 'invalid', 'Please enter a valid Application URL']]);
    expect(said({ credentialsAndAccessInstructions: ' \n' })).toEqual([
      ['credentialsAndAccessInstructions', 'blank', 'Credentials or access instructions are required'],
    ]);
    expect(said({ additionalUrlsAndResources: '' })).toEqual([]);
  });

  it('has a name, and limits', () => {
    expect(said({ name: ' ' })).toEqual([['name', 'blank', 'A test run name is required']]);
    expect(
      said({
        name: 'x'.repeat(101),
        description: 'x'.repeat(10_001),
        credentialsAndAccessInstructions: 'x'.repeat(5_001),
        additionalUrlsAndResources: 'x'.repeat(10_001),
      }).map(([path, code]) => [path, code]),
    ).toEqual([
      ['name', 'too_long'],
      ['description', 'too_long'],
      ['credentialsAndAccessInstructions', 'too_long'],
      ['additionalUrlsAndResources', 'too_long'],
    ]);
  });

  it('is read whatever wrote it', () => {
    expect(readExternalRunValues('x')).toEqual(emptyExternalRun);
    expect(readExternalRunValues({ name: 7, description: 'Kept', more: 1 })).toEqual({ ...emptyExternalRun, description: 'Kept' });
  });

  it('fits a name without breaking a character', () => {
    expect(fittingName('Cart')).toBe('Cart');
    expect(fittingName('x'.repeat(100))).toBe('x'.repeat(100));
    const fitted = fittingName(`${'x'.repeat(98)}😀${'y'.repeat(50)}`);
    expect([fitted.length <= 100, fitted.isWellFormed(), fitted.endsWith('…')]).toEqual([true, true, true]);
  });
});
