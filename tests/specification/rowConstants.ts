import type { Line, Test } from './evidence.ts';

const carousel = 'src/shared/ui/carousel/Carousel.test.tsx';
const rows = 'tests/e2e/rows.spec.ts';
const homeRows = 'tests/e2e/home-sections.spec.ts';
const byItself: Test = [carousel, 'a row that moves by itself goes on to the next slide'];
const sideBySide: Test = [
  homeRows,
  'a visitor at ${width} px sees ${logos} logos and ${posts} posts side by side',
];
const rowsSideBySide: Test = [
  rows,
  'a visitor at ${width} px sees ${albums} albums and ${kinds} kinds of function side by side',
];
/** Specification section 9, the lines from 'Featured works' to 'Instagram feed': albums, logos and posts. */
export const rowConstants: readonly Line[] = [
  {
    line: 'Featured works max 6 albums. Scroll-to-top after 400 px.',
    rows: [
      {
        quote: 'Featured works max 6 albums',
        where: [['src/features/portfolio/data/albumQueries.ts', /const FEATURED_MAX = 6;/]],
        tests: [
          [
            'src/features/portfolio/data/albums.test.ts',
            'a visitor sees six featured albums at most, and the database cuts',
          ],
        ],
      },
      {
        quote: 'Scroll-to-top after 400 px',
        where: [
          ['src/features/navigation/public/FloatingActions.tsx', /const TO_TOP_AFTER_PX = 400;/],
        ],
        tests: [
          [
            'src/features/navigation/public/FloatingActions.test.tsx',
            'a visitor can go back to the top after 400 px, not before',
          ],
        ],
      },
    ],
  },
  {
    line: 'Portfolio: default max 10 albums; autoplay 5000 ms; slides per view 1, 2 at 640 px, 3 at 1024 px.',
    rows: [
      {
        quote: 'default max 10 albums',
        where: [['src/features/portfolio/data/albumQueries.ts', /export const PORTFOLIO_MAX = 10;/]],
        tests: [
          [
            'src/features/portfolio/public/PortfolioSection.test.tsx',
            'a visitor sees at most ten albums of every kind under Our Portfolio',
          ],
        ],
      },
      {
        quote: 'autoplay 5000 ms',
        where: [
          ['src/features/portfolio/public/PortfolioSection.tsx', /const AUTOPLAY_MS = 5000;/],
          ['src/features/portfolio/public/PortfolioSection.tsx', /autoplayMs=\{AUTOPLAY_MS\}/],
        ],
        tests: [byItself],
      },
      {
        quote: 'slides per view 1, 2 at 640 px, 3 at 1024 px',
        where: [
          [
            'src/features/portfolio/public/PortfolioSection.tsx',
            /const PER_VIEW = \[1, 2, 2, 3\] as const;/,
          ],
          ['src/shared/ui/carousel/perView.ts', /const breakpoints = \[640, 768, 1024\] as const;/],
        ],
        tests: [rowsSideBySide],
      },
    ],
  },
  {
    line: 'Client logo slider: autoplay 2000 ms, loop, slides per view 2, 3, 4, 5 at 320, 640, 768, 1024 px.',
    rows: [
      {
        quote: 'autoplay 2000 ms, loop',
        where: [
          ['src/content/en/trustedBy.ts', /export const CLIENTS_AUTOPLAY_MS = 2000;/],
          ['src/features/trusted-by/public/TrustedBy.tsx', /autoplayMs=\{CLIENTS_AUTOPLAY_MS\}/],
          ['src/shared/ui/carousel/carouselEngine.ts', /loop: true,/],
        ],
        tests: [byItself, [homeRows, 'the logos move by themselves until a visitor stops them']],
      },
      {
        quote: 'slides per view 2, 3, 4, 5 at 320, 640, 768, 1024 px',
        where: [
          ['src/content/en/trustedBy.ts', /export const clientsPerView = \[2, 3, 4, 5\] as const;/],
        ],
        tests: [sideBySide],
      },
    ],
  },
  {
    line: 'Gallery slider: 1, 2, 3, 4 per view at 320, 640, 768, 1024 px; gap 24.',
    rows: [
      {
        quote: '1, 2, 3, 4 per view at 320, 640, 768, 1024 px',
        where: [
          [
            'src/features/gallery-teaser/public/GalleryTeaser.tsx',
            /const PER_VIEW = \[1, 2, 3, 4\] as const;/,
          ],
        ],
        tests: [rowsSideBySide],
      },
      {
        quote: 'gap 24',
        where: [['src/features/gallery-teaser/public/GalleryTeaser.tsx', /gap=\{24\}/]],
        tests: [[rows, 'the kinds of function stand 24 px apart']],
      },
    ],
  },
  {
    line: 'Instagram feed: 8 posts requested; 1, 2, 3, 4 per view.',
    rows: [
      {
        quote: '8 posts requested',
        where: [['src/content/en/instagram.ts', /id: 'sample-8',[\s\S]*?\},\n\];/]],
        tests: [
          [
            'src/features/instagram/public/InstagramFeed.test.tsx',
            'a visitor without JavaScript sees all eight posts and the way to the profile',
          ],
        ],
      },
      {
        quote: '1, 2, 3, 4 per view',
        where: [
          ['src/content/en/instagram.ts', /export const postsPerView = \[1, 2, 3, 4\] as const;/],
        ],
        tests: [sideBySide],
      },
    ],
  },
];
