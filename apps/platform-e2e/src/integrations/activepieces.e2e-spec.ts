import { describe } from '@jest/globals';
import { activepiecesPieceTests } from './activepieces-piece-tests.js';
import { besideStandIn } from './kiban-app.js';

describe('the piece for Activepieces [DEC-2.EXAMPLE-4]', () => {
  activepiecesPieceTests(() => besideStandIn('activepieces', '@activepieces/pieces-framework'));
});
