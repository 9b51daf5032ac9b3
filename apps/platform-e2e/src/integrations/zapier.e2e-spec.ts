import { describe } from '@jest/globals';
import { besideStandIn } from './kiban-app.js';
import { zapierAppTests } from './zapier-app-tests.js';

describe('the app for Zapier [DEC-2.EXAMPLE-3]', () => {
  zapierAppTests(() => besideStandIn('zapier', 'zapier-platform-core'));
});
