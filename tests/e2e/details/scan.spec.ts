import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { scanText } from '../../../src/content/en/adminScan.ts';
import { findCodes, prepareDecoder } from '../../../src/shared/qrReader/decode.ts';
import { qrText } from '../../../src/shared/lib/passCode.ts';
import { fakeCamera, hold, type ScanWindow, scanFrench, setHidden } from '../fakeCamera.ts';
import { openScanSite, type ScanSite } from '../scanSite.ts';

const CODE = 'K7P2M4XA0Q1ZVWTS93HGFEDCB6';
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Codes that differ in each sign. */
const codes = Array.from({ length: 16 }, (_, index) =>
  Array.from({ length: 26 }, (_sign, place) => ALPHABET[(index * 7 + place * 11) % 32]).join(''),
);

declare const window: ScanWindow;

let site: ScanSite;
let complaints: string[] = [];

test.beforeAll(async () => {
  site = await openScanSite();
});
test.afterAll(async () => site.close());

test.beforeEach(async ({ page }) => {
  site.allowWasm(true);
  complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await fakeCamera(page);
});
test.afterEach(() => expect(complaints).toEqual([]));

const cameraIs = async (page: Page, state: string) =>
  expect(page.getByTestId('camera')).toHaveText(state);
const readerIs = async (page: Page, state: string) =>
  expect(page.getByTestId('reader')).toHaveText(state);

async function startCamera(page: Page): Promise<void> {
  await page.goto(site.url);
  await page.getByRole('button', { name: scanText.start }).click();
}

async function scanning(page: Page): Promise<void> {
  await startCamera(page);
  await cameraIs(page, 'running');
  await readerIs(page, 'wasm');
}

async function showPass(page: Page, code: string): Promise<void> {
  await page.evaluate((next) => window.setCode(next), code);
  await page.getByAltText(`QR code of pass ${code}`).waitFor();
}

const readings = async (page: Page) => page.evaluate(() => window.readings);

test('reads passes as they are drawn, turned and on a dim screen, each once', async ({ page }) => {
  await scanning(page);
  for (const [index, code] of codes.entries()) {
    await showPass(page, code);
    await hold(page, 'img', { degrees: index * 90, brightness: index % 3 === 0 ? 0.5 : 1 });
    await expect.poll(async () => (await readings(page)).at(-1)).toBe(qrText(code));
  }
  expect(await readings(page)).toEqual(codes.map(qrText));
});

test('reads white on black, and the picture that is saved', async ({ page }) => {
  await scanning(page);
  await showPass(page, CODE);
  await hold(page, 'img', { inverted: true });
  await expect.poll(async () => readings(page)).toEqual([qrText(CODE)]);
  const [other = ''] = codes;
  const kind = await page.evaluate(async (code) => {
    const lines = ['Season pass', 'Fri 9 Oct', 'K7P2-M4XA', 'A firm with a long name '.repeat(6)];
    const blob = await window.passPicture(code, lines);
    const image = new Image();
    image.id = 'saved';
    image.src = URL.createObjectURL(blob);
    document.body.append(image);
    await image.decode();
    return { type: blob.type, isTaller: image.naturalHeight > image.naturalWidth + 150 };
  }, other);
  expect(kind).toEqual({ type: 'image/png', isTaller: true });
  await hold(page, '#saved');
  await expect.poll(async () => (await readings(page)).at(-1)).toBe(qrText(other));
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a phone in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, deviceScaleFactor: 2.625 });
    test('a pass is black on white and sharp', async ({ page }) => {
      await page.goto(site.url);
      await showPass(page, CODE);
      const qr = page.getByAltText(`QR code of pass ${CODE}`);
      const box = await qr.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(240);
      const { data, info } = await sharp(await qr.screenshot())
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
      await prepareDecoder(new Uint8Array(await readFile(file)).buffer);
      const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
      const [found] = await findCodes(pixels, false);
      expect(found?.text).toBe(qrText(CODE));
    });
  });

test('says why there is no picture, and starts when there can be one', async ({ page }) => {
  for (const [error, state] of [
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'busy'],
  ] as const) {
    await page.goto(site.url);
    await page.evaluate((name) => void (window.camera.error = name), error);
    await page.getByRole('button', { name: scanText.start }).click();
    await cameraIs(page, state);
    await expect(page.getByText(scanText.camera[state].todo)).toBeVisible();
    await readerIs(page, 'off');
  }
  await page.evaluate(() => void (window.camera.error = ''));
  await page.getByRole('button', { name: scanText.start }).click();
  await cameraIs(page, 'running');
});

test('notices a black picture, and that it is back', async ({ page }) => {
  await scanning(page);
  await hold(page, '', { colour: 'black' });
  await cameraIs(page, 'black');
  await readerIs(page, 'wasm');
  await hold(page, '', { colour: 'grey' });
  await cameraIs(page, 'running');
});

const trackState = async (page: Page) =>
  page.evaluate(() => window.camera.tracks.map(({ readyState }) => readyState));

test('turns the camera off with the page and requests it again', async ({ page }) => {
  await scanning(page);
  await setHidden(page, true);
  await cameraIs(page, 'off');
  expect(await trackState(page)).toEqual(['ended']);
  await setHidden(page, false);
  await cameraIs(page, 'running');
  await readerIs(page, 'wasm');
  await showPass(page, CODE);
  await hold(page, 'img');
  await expect.poll(async () => readings(page)).toEqual([qrText(CODE)]);
  await page.evaluate(() => window.setIsScanning(false));
  await expect.poll(async () => trackState(page)).toEqual(['ended']);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('says that the policy refuses WebAssembly, or that it did not load', async ({ page }) => {
  site.allowWasm(false);
  await startCamera(page);
  await readerIs(page, 'refused');
  await expect(page.getByText(scanText.reader.refused)).toBeVisible();
  site.allowWasm(true);
  await page.route('**/*.wasm', async (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await page.getByRole('button', { name: scanText.start }).click();
  await readerIs(page, 'failed');
  await page.unroute('**/*.wasm');
  await page.getByRole('button', { name: scanText.retry }).click();
  await readerIs(page, 'wasm');
  await cameraIs(page, 'running');
  complaints = complaints.filter((line) => !/WebAssembly|wasm|404/.test(line));
});

test('has three sounds after a tap', async ({ page }) => {
  await page.goto(site.url);
  await expect(page.getByTestId('sound')).toHaveText('locked');
  await page.getByRole('button', { name: 'Sound' }).click();
  await expect(page.getByTestId('sound')).toHaveText('ready');
  await page.getByRole('button', { name: 'Play' }).click();
  const tunes = await page.evaluate(async () =>
    Promise.all(['admit', 'look', 'stop'].map(async (signal) => window.loudness(signal))),
  );
  const rhythm = tunes.map((tenths) => tenths.map((loud) => (loud > 0.1 ? '#' : '.')).join(''));
  expect(rhythm).toEqual(['##........', '####......', '#######...']);
});

test('takes a USB scanner’s code on a French layout, and nothing that a person types', async ({
  page,
}) => {
  await page.goto(site.url);
  const name = page.getByLabel('Name');
  await expect(name).toBeVisible();
  await scanFrench(page, qrText(CODE));
  await expect.poll(async () => readings(page)).toEqual([qrText(CODE)]);
  await name.fill('Ravi');
  await scanFrench(page, qrText(CODE));
  await expect.poll(async () => readings(page)).toHaveLength(2);
  await expect(name).toHaveValue('Ravi');
  await name.pressSequentially(' Kumar 26', { delay: 20 });
  await expect(name).toHaveValue('Ravi Kumar 26');
  expect(await readings(page)).toEqual([qrText(CODE), qrText(CODE)]);
});
