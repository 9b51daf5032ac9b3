import { expect, it } from '@jest/globals';
import { FROM_A_PACKAGE } from './wording.js';

it('names the commands that a started package has', () => {
  expect(
    FROM_A_PACKAGE(
      'Set another folder with KIBAN_DATA_DIR=<folder> npm start, or delete it with npm run reset.',
    ),
  ).toBe(
    'Set another folder with KIBAN_DATA_DIR=<folder> kiban-server, or delete it with kiban-server reset.',
  );
});
