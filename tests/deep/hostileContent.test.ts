import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { adminScreens } from '@/app/adminScreens.tsx';
import { defaultsOf } from '@/features/site-content/data/defaults.ts';
import { sections } from '@/features/site-content/data/sections.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { buildSite } from '../../scripts/build.ts';
import { chromiumFlags, requireTestChromium } from '../../scripts/chromium.ts';
import { readPages } from '../../scripts/prerender.ts';
import { createWebHandler } from '../../scripts/web/createWebHandler.ts';
import { clientOf, createTestStack, type Stack } from '../../supabase/local/testing.ts';
import { enquiry } from '../../supabase/tests/support/enquiry.ts';
import { recordView } from '../../supabase/tests/support/visits.ts';
import { hostileAddresses, hostileMarkup } from './hostileText.ts';
import { texts, withText } from './textsIn.ts';

/**
 * An attacker with the owner's password, or with the public forms, writes hostile text into every field that accepts
 * it. All of it must be shown as text: on the pages, in the admin area and in emails.
 */
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 1_200_000 });

const payloads = [...hostileAddresses, ...hostileMarkup];
const dist = resolve('node_modules/.cache/mandap/deep/hostile');
const ROWS = 8;

let stack: Stack;
let browser: Browser;
let web: ReturnType<typeof createWebHandler>;
/** Number of payloads accepted, by place. */
const taken: Record<string, number> = {};

type Column = { table: string; name: string };

/** Every text column that admins or visitors can write. */
async function writableColumns(): Promise<Column[]> {
  return stack.sql<Column[]>`
    select c.table_name as "table", c.column_name as name
    from information_schema.columns c
    where c.table_schema = 'public' and (c.data_type in ('text', 'jsonb') or c.udt_name = '_text')
      and c.table_name <> 'site_content'
      and exists (select 1 from information_schema.column_privileges p
        where p.table_schema = 'public' and p.table_name = c.table_name and p.column_name = c.column_name
          and ((p.grantee = 'authenticated' and p.privilege_type = 'UPDATE') or (p.grantee = 'anon' and p.privilege_type = 'INSERT')))
    order by 1, 2`;
}

/** Tries every payload in every text of a column; each row keeps a different one of the accepted. */
async function spoil({ table, name }: Column): Promise<void> {
  const { sql } = stack;
  const rows = await sql<{ place: string; value: unknown }[]>`
    select ctid::text as place, to_jsonb(${sql(name)}) as value from ${sql(table)} limit ${ROWS}`;
  for (const [index, row] of rows.entries()) {
    let { value, place } = row;
    const isPlain = typeof value === 'string' || value === null;
    for (const path of isPlain ? [[]] : texts(value)) {
      // Each row starts at another payload, so that together they show all; the last accepted one stays.
      for (const offset of payloads.keys()) {
        const text = payloads[(offset + index * 13) % payloads.length] ?? '';
        const next = withText(value, path, text);
        const changes = sql.json(JSON.parse(JSON.stringify({ [name]: next })));
        try {
          const [changed] = await sql<{ place: string }[]>`
            update ${sql(table)} t set ${sql(name)} = (jsonb_populate_record(t, ${changes})).${sql(name)}
            where ctid = ${place}::tid returning ctid::text as place`;
          if (!changed) break;
          place = changed.place;
          value = next;
          taken[`${table}.${name}`] = (taken[`${table}.${name}`] ?? 0) + 1;
        } catch {
          // Rejected by a rule of the table, as most should be.
        }
      }
    }
  }
}

/** The copy of the pages, with a payload in every text whose rule accepts one. */
async function hostileWords(section: (typeof sections)[number], from: number) {
  const words: Record<string, unknown> = JSON.parse(JSON.stringify(await defaultsOf(section)));
  let turn = from;
  for (const [name, { field }] of Object.entries(section.places)) {
    for (const path of texts(words[name])) {
      for (let tried = 0; tried < payloads.length; tried++) {
        const text = payloads[turn++ % payloads.length] ?? '';
        const next = withText(words[name], path, text);
        if (!v.is(field.schema, next)) continue;
        words[name] = next;
        taken[section.key] = (taken[section.key] ?? 0) + 1;
        break;
      }
    }
  }
  return words;
}

const quotas = ['enquiry_limit_per_ip', 'view_limit_per_ip', 'enquiry_flag_per_hour'];
quotas.push('enquiry_limit_per_ip_day', 'view_limit_per_ip_day');
beforeAll(async () => {
  stack = await createTestStack('hostile', {
    demo: true,
    web: (request, response) => web(request, response),
    settings: Object.fromEntries(quotas.map((name) => [name, 10_000])),
  });
  const visitor = clientOf(stack);
  for (const [index, text] of payloads.entries()) {
    await visitor.from('booking_forms').insert(
      enquiry({
        [['name', 'location', 'details', 'budget', 'message'][index % 5] ?? '']: text,
        email: `asha${index}@example.org`,
      }),
    );
  }
  for (const text of payloads) {
    const { status } = await recordView(stack, {
      p_session: randomUUID(),
      p_title: text,
      p_referrer: text,
      p_utm: { source: text, medium: text, campaign: text },
    });
    if (status < 300) taken['a visit'] = (taken['a visit'] ?? 0) + 1;
  }
  for (const column of await writableColumns()) await spoil(column);
  for (const [index, section] of sections.entries()) {
    const words = JSON.stringify(await hostileWords(section, index * 7));
    await stack.sql`insert into public.site_content (key, draft, published)
      select ${section.key}, w, w from (select ${stack.sql.json(JSON.parse(words))} as w) words`;
  }
  const { url, publishableKey } = stack;
  await buildSite({ apiUrl: '', dataUrl: url, siteUrl: url, publishableKey, outDir: dist });
  web = createWebHandler(dist);
  browser = await chromium.launch({ executablePath: requireTestChromium(), args: chromiumFlags });
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** A page that records every script that ran or was blocked by the policy. */
async function watchedPage(): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`${page.url()}: a script ran`);
    dialog.dismiss().catch(() => undefined);
  });
  page.on('console', (message) => {
    if (message.text().startsWith('POLICY')) faults.push(`${page.url()}: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      // Pictures of foreign hosts are valid URLs, and the policy blocks them.
      if (!/^(?:img|media)-src/.test(violatedDirective))
        console.warn(`POLICY ${violatedDirective} ${sample}`);
    });
  });
  return { page, faults };
}

/** Every link on the page with an unsafe target. */
async function badLinks(page: Page): Promise<string[]> {
  const leading = page.locator('[href], [action], [formaction], iframe[src], object, embed, base');
  const found = await leading.evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('head') || element.matches('base'))
      .flatMap((element) =>
        ['href', 'action', 'formaction', 'src', 'data'].map((name) => element.getAttribute(name)),
      )
      .filter((address) => address !== null),
  );
  return [...new Set(found)].filter(
    (address) =>
      !/^[#?]/.test(address) &&
      !address.startsWith(`${stack.url}/`) &&
      safeLink(address, { contact: true }) === null,
  );
}

it('most places accept the texts', () => {
  expect(taken['a visit']).toBe(payloads.length);
  expect(Object.keys(taken).length).toBeGreaterThan(60);
  expect(Object.values(taken).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3000);
});

it('no page of the site runs or links any of it', async () => {
  const { page, faults } = await watchedPage();
  for (const path of await readPages(`${dist}-ssr`)) {
    await page.goto(stack.url + path);
    await page.mouse.move(0, 0);
    await page.mouse.move(9, 9);
    await page.locator('html[data-app="running"]').waitFor({ state: 'attached' });
    faults.push(...(await badLinks(page)).map((address) => `${path}: ${address}`));
  }
  expect(faults).toEqual([]);
});

/** Waits until the screen has loaded its data. */
async function settled(page: Page): Promise<void> {
  await vi.waitFor(async () => expect(await page.getByText(/^Loading/).count()).toBe(0), {
    timeout: 30_000,
    interval: 200,
  });
}

it('no screen of the admin area does', async () => {
  const { page, faults } = await watchedPage();
  await page.goto(`${stack.url}/admin`);
  await page.getByLabel('Email').fill(stack.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(stack.admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/dashboard');
  for (const { path } of adminScreens) {
    await page.goto(`${stack.url}/admin/dashboard/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    const records = await page
      .locator('main a[href*="open="]')
      .evaluateAll((links) => links.slice(0, 12).map((link) => link.getAttribute('href') ?? ''));
    faults.push(...(await badLinks(page)).map((address) => `${path}: ${address}`));
    for (const record of records) {
      await page.goto(stack.url + record);
      await page.getByRole('dialog').waitFor();
      await settled(page);
      faults.push(...(await badLinks(page)).map((address) => `${record}: ${address}`));
    }
  }
  expect(faults).toEqual([]);
});

it('no mail does', async () => {
  const { mailbox } = stack;
  await vi.waitFor(() => expect(mailbox.list().length).toBeGreaterThan(50), {
    timeout: 120_000,
    interval: 500,
  });
  const { page, faults } = await watchedPage();
  for (const mail of mailbox.list()) {
    expect(mail.subject).not.toMatch(/[\r\n]/);
    await page.setContent(mail.html);
    faults.push(...(await badLinks(page)).map((address) => `${mail.subject}: ${address}`));
    const odd = page.locator('script, iframe, object, embed, svg, form, base, body link');
    faults.push(...(await odd.evaluateAll((elements) => elements.map((found) => found.outerHTML))));
  }
  expect(faults).toEqual([]);
});
