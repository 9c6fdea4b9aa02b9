import { resolve } from 'node:path';
import sharp from 'sharp';
import { buildSite } from '../../../scripts/build.ts';
import { createWebHandler } from '../../../scripts/web/createWebHandler.ts';
import { createRebuilder } from '../../../scripts/web/rebuilder.ts';
import { createTestStack } from '../../../supabase/local/testing.ts';
import { expect, test as base } from '../fixtures.ts';
import { signInAsOwner } from '../owner.ts';
import { distDir } from '../site.ts';

/** Separate from the site of all other tests, which does not change. */
const published = resolve(`${distDir}-published`);

/** A site that is rebuilt when the owner publishes, as `npm start` does. */
const test = base.extend<object, { publishing: void }>({
  stackOf: async ({}, provide) => {
    let web = createWebHandler(distDir);
    const stack = await createTestStack('e2e-publish', {
      demo: true,
      web: (request, response) => web(request, response),
      onPublish: createRebuilder({
        build: async () => {
          const { url, publishableKey } = stack;
          await buildSite({
            apiUrl: '',
            dataUrl: url,
            siteUrl: url,
            publishableKey,
            outDir: published,
            packing: 'quick',
          });
          web = createWebHandler(published);
        },
        report: async (publication, failure) =>
          stack.sql`select private.note_build(${publication}, ${failure})`,
      }),
    });
    await provide(async () => stack);
    await stack.stop();
  },
});

const TITLE = 'Weddings by the Ganga';

test('the owner changes the hero’s title on a phone and publishes it; visitors read it', async ({
  page,
  stack,
}) => {
  test.setTimeout(480_000); // the site is built once more
  await signInAsOwner(page, stack);
  await page.goto('/admin/dashboard/site-content');
  await page.getByRole('searchbox').fill('hero slides');
  await page.getByRole('link', { name: 'Hero slides' }).click();
  const form = page.getByRole('form', { name: 'Hero slides' });
  await form.getByText('Elegant Weddings').first().click();
  await form.getByLabel('Title', { exact: true }).first().fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Write something here.')).toBeVisible();
  await form.getByLabel('Title', { exact: true }).first().fill(TITLE);
  const photo = { width: 2000, height: 1500, channels: 3, background: '#a61e3b' } as const;
  await form
    .getByLabel('Upload a picture')
    .first()
    .setInputFiles({
      name: 'ganga.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: photo }).jpeg().toBuffer(),
    });
  await expect(form.getByLabel('Picture', { exact: true }).first()).toHaveValue(/-1600\.webp$/);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);

  await page.getByRole('button', { name: '1 change not published' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByText('Home: Hero slides')).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto('/');
  await expect(visitor.getByText('Elegant Weddings').first()).toBeAttached();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByText('The site is being built since')).toBeVisible();
  await expect(dialog.getByText('The site is as published on')).toBeVisible({ timeout: 400_000 });

  await visitor.reload();
  await expect(visitor.getByText(TITLE).first()).toBeAttached();
  await expect(visitor.getByText('Elegant Weddings')).toHaveCount(0);
  // The site has the picture itself, in the shape that a phone shows it.
  const picture = visitor.locator('main img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(
    /\/pictures\/[0-9a-f-]{36}-50-50-6x5-\d+\.avif$/,
  );
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
});
