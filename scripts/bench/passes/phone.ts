import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import encodeQr from 'qr';
import { build } from 'vite';
import { adminCheckIn as words } from '../../../src/content/en/adminCheckIn.ts';
import { qrText } from '../../../src/shared/lib/passCode.ts';
import { signIn, type Stack } from '../../../supabase/local/testing.ts';
import { fakeCamera } from '../../../tests/e2e/fakeCamera.ts';
import { chromiumFlags, requireChromium } from '../../chromium.ts';
import { quantiles, ratio } from './figures.ts';

const SCANS = 20;
const LOOK_UPS = 200;
/** How much slower than this machine the phone is. */
const SLOWER = 4;

type Quantiles = { medianMs: number; p95Ms: number };
export type PhoneFigures = {
  list: { codes: number; bytes: number; gzipBytes: number; answerMs: number };
  /** Each at four times, and the unslowed control. */
  lookUp: { code: Quantiles; shortCode: Quantiles };
  scanToVerdict: Quantiles & { unslowed: Quantiles; ratio: number };
};

type Answer = { rows: string; check: string; count: number; kinds: string[]; horizon: number };

async function readList(stack: Stack, shift: string) {
  const owner = await signIn(stack, stack.admin.email, stack.admin.password);
  const began = performance.now();
  const { data, error } = await owner.rpc('gate_list', { p_shift_id: shift });
  if (error) throw error;
  const answer: Answer = data;
  const text = JSON.stringify(answer);
  const figures = {
    codes: answer.count,
    bytes: text.length,
    gzipBytes: gzipSync(text).length,
    answerMs: Math.round(performance.now() - began),
  };
  return { answer, figures };
}

/** The gate's own module, as a script. */
async function listModule(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'src/features/gate/admin/data/gateList.ts', formats: ['es'] },
    },
  });
  const [first] = Array.isArray(built) ? built : [];
  const [chunk] = first?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('gateList.ts was not built.');
  return chunk.code;
}

async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function measureLookUps(page: Page, shift: string, answer: Answer, codes: string[]) {
  const module = await listModule();
  await page.route('**/bench*', async (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body: module }
        : { contentType: 'text/html', body: '<!doctype html><title>Bench</title>' },
    ),
  );
  await page.goto('/bench');
  await slow(page, SLOWER);
  const took = await page.evaluate(
    async ([list, id, wanted]) => {
      const file = '/bench.js';
      const { readRows, findPass } = await import(file);
      const held = { rows: await readRows(id, list), kinds: list.kinds, horizon: 0, at: 0 };
      const times: number[] = [];
      for (const code of wanted) {
        const began = performance.now();
        if (!(await findPass(held, id, code))) throw new Error(`${code} is not listed.`);
        times.push(performance.now() - began);
      }
      return times;
    },
    [answer, shift, codes] as const,
  );
  return quantiles(took);
}

async function openGate(page: Page, stack: Stack, night: string): Promise<void> {
  await page.goto('/gate');
  await page.getByLabel('Email').fill(stack.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(stack.admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel(words.open.night).selectOption(night);
  await page.getByLabel(words.open.gate).fill('Gate 2');
  await page.getByRole('button', { name: words.open.submit }).click();
  await page.getByRole('button', { name: words.prepare.start, exact: true }).click();
}

/** Fills the camera's picture, with a pass in the middle of it. */
async function draw(page: Page, code: string): Promise<void> {
  const modules = code === '' ? [] : encodeQr(qrText(code), 'raw', { border: 4 });
  await page.evaluate((image) => {
    const { camera } = window as unknown as { camera: { canvas: HTMLCanvasElement } };
    const context = camera.canvas.getContext('2d');
    if (!context) return;
    context.fillStyle = image.length > 0 ? 'white' : 'grey';
    context.fillRect(0, 0, 1280, 720);
    context.fillStyle = 'black';
    const size = 400 / image.length;
    for (const [y, row] of image.entries())
      for (const [x, isDark] of row.entries())
        if (isDark) context.fillRect(440 + x * size, 160 + y * size, size + 0.5, size + 0.5);
    Object.assign(window, { drawnAt: performance.now() });
  }, modules);
}

/** Holds a pass before the camera until the gate has judged it. @returns ms. */
async function scan(page: Page, code: string): Promise<number> {
  await draw(page, code);
  const judged = await page.waitForFunction(
    (admitted) => {
      const verdict = document.querySelector('[role="alert"]')?.textContent ?? '';
      return verdict.includes(admitted) && performance.now() - Reflect.get(window, 'drawnAt');
    },
    'ADMIT',
    { polling: 'raf' },
  );
  await draw(page, '');
  return Number(await judged.jsonValue());
}

async function scanAll(page: Page, codes: string[]): Promise<Quantiles> {
  const took: number[] = [];
  for (const code of codes) {
    took.push(await scan(page, code));
    await page.keyboard.press('Enter');
    await page.locator('[role="alert"]').waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
  }
  return quantiles(took);
}

/** A phone at the gate whose list holds all `codes`. */
export async function measurePhone(
  stack: Stack,
  { night, shift, codes }: { night: string; shift: string; codes: string[] },
): Promise<PhoneFigures> {
  const { answer, figures } = await readList(stack, shift);
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  try {
    const open = async () =>
      browser.newPage({ baseURL: stack.url, viewport: { width: 360, height: 780 } });
    const long = codes.slice(-LOOK_UPS);
    const short = long.map((code) => code.slice(0, 8));
    const lookUp = {
      code: await measureLookUps(await open(), shift, answer, long),
      shortCode: await measureLookUps(await open(), shift, answer, short),
    };
    const gate = await open();
    await fakeCamera(gate);
    await openGate(gate, stack, night);
    const unslowed = await scanAll(gate, codes.slice(0, SCANS));
    await slow(gate, SLOWER);
    const slowed = await scanAll(gate, codes.slice(SCANS, 2 * SCANS));
    return {
      list: figures,
      lookUp,
      scanToVerdict: { ...slowed, unslowed, ratio: ratio(slowed.medianMs, unslowed.medianMs) },
    };
  } finally {
    await browser.close();
  }
}
