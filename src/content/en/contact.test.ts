import { expect, it } from 'vitest';
import { networkName } from './contact.ts';

it.each([
  ['https://www.instagram.com/mandap', 'Instagram'],
  ['https://pinterest.example/mandap', 'pinterest.example'],
  ['https://constructor', 'constructor'],
  ['https://toString/', 'tostring'],
  ['https://www.instagram.com:99999/x', 'https://www.instagram.com:99999/x'],
  ['https://a:b/x', 'https://a:b/x'],
  ['', ''],
])('the network of "%s" is "%s"', (link, name) => expect(networkName(link)).toBe(name));
