import { describe, expect, it } from '@jest/globals';
import { deviceOf } from './device.js';

describe('the device that a User-Agent names', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      { browser: 'Microsoft Edge', system: 'Windows' },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
      { browser: 'Firefox', system: 'Linux' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iOS' },
    ],
    ['<script>alert(1)</script>', { browser: null, system: null }],
    ['', { browser: null, system: null }],
    [null, { browser: null, system: null }],
  ])('of %j [DEC-3.SESSION-1]', (userAgent, device) => {
    expect(deviceOf(userAgent)).toEqual(device);
  });
});
