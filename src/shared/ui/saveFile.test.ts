import { expect, it, vi } from 'vitest';
import { filesText } from '@/content/en/files.ts';
import { notify } from './notify.ts';
import { printPage, saveFile } from './saveFile.ts';

/** WhatsApp on Android has no `navigator.share`, Instagram on an iPhone has it. */
const APPS = [
  'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36 WhatsApp/2.24',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) AppleWebKit/605.1.15 Mobile/15E148 Instagram 300.0',
];
const csv = new Blob(['a,b'], { type: 'text/csv' });

function place(agent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  const prints = vi.fn<typeof print>();
  window.print = prints;
  return {
    downloads: vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(),
    told: vi.spyOn(notify, 'error').mockReturnValue(),
    prints,
  };
}
const shareBy = (share: () => Promise<void>) => {
  const shared = vi.fn<Navigator['share']>(share);
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  return shared;
};

it('a browser downloads a file and prints', async () => {
  const { downloads, told, prints } = place('Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0.0.0');
  expect(await saveFile(csv, 'orders.csv')).toBe('saved');
  printPage();
  expect(downloads).toHaveBeenCalledOnce();
  expect(prints).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalled();
});

it.each(APPS)('an app (%s) shares it with its name and kind', async (agent) => {
  const { downloads, told } = place(agent);
  const shared = shareBy(async () => {});
  expect(await saveFile(csv, 'orders.csv')).toBe('shared');
  const [file] = shared.mock.calls[0]?.[0]?.files ?? [];
  expect([file?.name, file?.type, await file?.text()]).toEqual(['orders.csv', 'text/csv', 'a,b']);
  expect(downloads).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
});

it('to end the sharing is no failure', async () => {
  const { downloads, told } = place(APPS[1] ?? '');
  shareBy(async () => Promise.reject(new DOMException('ended', 'AbortError')));
  expect(await saveFile(csv, 'orders.csv')).toBeNull();
  expect(downloads).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
});

it('an app that cannot or may not share says what to do, for a print, too', async () => {
  const { downloads, told, prints } = place(APPS[0] ?? '');
  shareBy(async () => Promise.reject(new DOMException('no', 'NotAllowedError')));
  expect(await saveFile(csv, 'orders.csv')).toBeNull();
  Reflect.deleteProperty(navigator, 'share');
  expect(await saveFile(csv, 'orders.csv')).toBeNull();
  printPage();
  expect(told.mock.calls).toEqual([[filesText.inApp], [filesText.inApp], [filesText.inApp]]);
  expect(downloads).not.toHaveBeenCalled();
  expect(prints).not.toHaveBeenCalled();
});
