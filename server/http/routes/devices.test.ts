import { expect, test } from 'vitest';
import { deviceOf } from './devices.ts';

const mozilla = (platform: string, rest = '') => `Mozilla/5.0 (${platform}) AppleWebKit/605.1.15 ${rest}`;

test.each([
  [mozilla('Linux; Android 15; Pixel 9', 'Chrome/140.0 Mobile Safari/537.36'), 'ANDROID'],
  [mozilla('Linux; Android 14; SM-X710', 'Chrome/140.0 Safari/537.36'), 'ANDROID'],
  [mozilla('iPhone; CPU iPhone OS 19_0 like Mac OS X', 'Mobile/15E148 Safari/604.1'), 'IOS'],
  [mozilla('iPad; CPU OS 12_5 like Mac OS X', 'Mobile/15E148 Safari/604.1'), 'IOS'],
  [mozilla('iPhone; CPU iPhone OS 19_0 like Mac OS X', 'CriOS/140.0 Mobile/15E148'), 'IOS'],
  [mozilla('Macintosh; Intel Mac OS X 10_15_7', 'Version/19.0 Safari/605.1.15'), 'ALL'],
  [mozilla('Windows NT 10.0; Win64; x64', 'Chrome/140.0 Safari/537.36'), 'ALL'],
  [mozilla('X11; CrOS x86_64 14541.0.0', 'Chrome/140.0 Safari/537.36'), 'ALL'],
  [mozilla('Linux; Android 6.0.1; Nexus 5X', 'Mobile Safari (compatible; Googlebot/2.1)'), 'ALL'],
  ['', 'ALL'],
  [undefined, 'ALL'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
