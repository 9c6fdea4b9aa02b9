// @vitest-environment node
import { build } from 'vite';
import { expect, it } from 'vitest';
import { chunkGroups, entries } from './chunks.ts';

const ROOT = '/site';
const REACT = '/site/node_modules/react/index.js';
const page = (name: string, also = '') => `
  import '/site/src/shared/list.ts'; ${also} console.log('page ${name}');`;

/** Modules of a small site by content. */
const modules: Record<string, string> = {
  [`${ROOT}/${entries.main}`]: `
    import '${REACT}'; import '/site/src/shared/button.ts'; import '/site/src/app/frame.ts';
    for (const page of ['a', 'b', 'c'])
      console.log({ a: () => import('/site/src/pages/public/a.ts'), b: () => import('/site/src/pages/public/b.ts'),
        c: () => import('/site/src/pages/public/c.ts') }[page]);
    console.log(() => import('/site/src/pages/public/PassesPage.tsx'), () => import('/site/src/pages/public/PassPage.tsx'),
      () => import('/site/src/pages/public/RaasGarbaSale.tsx'));
    console.log('main', () => import('/site/src/app/adminRoutes.ts'));`,
  [`${ROOT}/${entries.overlays}`]: `
    import '${REACT}'; import '/site/src/shared/button.ts'; import '/site/src/enquiry/form.ts';
    console.log('overlays');`,
  [REACT]: `console.log('react');`,
  '/site/src/shared/button.ts': `console.log('button');`,
  '/site/src/app/frame.ts': `console.log('frame');`,
  '/site/src/enquiry/form.ts': `console.log('form');`,
  '/site/src/shared/list.ts': `console.log('list');`,
  '/site/src/shared/map.ts': `console.log('map');`,
  '/site/src/pages/public/a.ts': page('a', `import '/site/src/shared/map.ts';`),
  '/site/src/pages/public/b.ts': page('b'),
  '/site/src/pages/public/c.ts': page('c'),
  '/site/src/shared/qr.ts': `console.log('qr');`,
  '/site/src/pages/public/PassesPage.tsx': page(
    'passes',
    `import '/site/src/shared/qr.ts'; import '/site/src/shared/price.ts';`,
  ),
  '/site/src/shared/price.ts': `console.log('price');`,
  '/site/src/pages/public/RaasGarbaSale.tsx': page('sale', `import '/site/src/shared/price.ts';`),
  '/site/src/pages/public/PassPage.tsx': page('pass', `import '/site/src/shared/qr.ts';`),
  '/site/src/app/adminRoutes.ts': `import '/site/src/pages/admin/list.ts'; console.log('admin');`,
  '/site/src/pages/admin/list.ts': `console.log('list');`,
};

/** Modules of each chunk, by the chunk's name. */
async function chunksOf(): Promise<Record<string, string[]>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'modules',
        enforce: 'pre',
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id],
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: [`${ROOT}/${entries.main}`, `${ROOT}/${entries.overlays}`],
        output: { codeSplitting: { groups: chunkGroups(ROOT) } },
      },
    },
  });
  const [made] = Array.isArray(result) ? result : [result];
  if (!made || !('output' in made)) throw new Error('Nothing was built.');
  const found: Record<string, string[]> = {};
  for (const chunk of made.output) {
    if (chunk.type === 'chunk')
      found[chunk.name] = chunk.moduleIds.filter((id) => id in modules).toSorted();
  }
  return found;
}

it('each part of the site loads what it needs, and no admin code', async () => {
  const chunks = await chunksOf();
  expect(chunks).toMatchObject({
    framework: [REACT],
    shared: ['/site/src/shared/button.ts'],
    enquiry: ['/site/src/enquiry/form.ts'],
    app: ['/site/src/app/frame.ts'],
    // Shared by three pages.
    pages: ['/site/src/shared/list.ts'],
    passes: ['/site/src/shared/price.ts'],
    pass: ['/site/src/shared/qr.ts'],
    a: ['/site/src/pages/public/a.ts', '/site/src/shared/map.ts'],
  });
  const withAdmin = Object.values(chunks).filter((ids) => ids.some((id) => id.includes('/admin')));
  expect(withAdmin).toEqual([['/site/src/app/adminRoutes.ts', '/site/src/pages/admin/list.ts']]);
});
