import { expect, it } from 'vitest';
import { adminCodeInPublicChunks } from './publicChunks.ts';

const manifest = {
  'src/main.tsx': { file: 'main.js', isEntry: true, dynamicImports: ['src/app/adminRoutes.tsx'] },
  'src/app/adminRoutes.tsx': { file: 'admin.js' },
  'src/app/adminCheckIn.tsx': { file: 'gate.js' },
};

it.each([
  'src/pages/admin/VenuesPage.tsx',
  'src/shared/admin/LivePreview.tsx',
  'src/features/venues/admin/VenueForm.tsx',
  'src/features/admin-shell/Sidebar.tsx',
  'src/providers/auth/AuthProvider.tsx',
  'src/app/adminScreens.tsx',
  'src/content/en/adminVenues.ts',
])('%s is admin code, which no public chunk may hold', (module) => {
  const modules = { 'admin.js': [module], 'main.js': ['src/main.tsx'] };
  expect(adminCodeInPublicChunks(manifest, modules)).toEqual([]);
  expect(adminCodeInPublicChunks(manifest, { ...modules, 'main.js': [module] })).toEqual([
    `main.js holds ${module}`,
  ]);
});

it('code of visitors is not admin code', () => {
  const modules = {
    'admin.js': ['src/pages/admin/VenuesPage.tsx'],
    'main.js': ['src/pages/public/HomePage.tsx', 'src/shared/data/useLive.ts'],
  };
  expect(adminCodeInPublicChunks(manifest, modules)).toEqual([]);
});
