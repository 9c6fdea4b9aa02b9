import type { Constant, Line, Test } from './evidence.ts';

const homeRows = 'tests/e2e/home-sections.spec.ts';
const particles = 'src/features/particles/public/particleOptions.ts';
const typed: Test = [
  'src/features/typewriter/public/Typewriter.test.tsx',
  'a visitor reads the first phrase, sees it deleted and the next one typed',
];

const particle = (quote: string, holds: RegExp): Constant => ({
  quote,
  where: [[particles, holds]],
  tests: [
    [
      'src/features/particles/public/Particles.test.tsx',
      'a visitor sees them as specification section 9 has them',
    ],
  ],
});

/** Specification section 9, the lines from 'Counter animation' to the end: what moves, and what is offered. */
export const movingConstants: readonly Line[] = [
  {
    line: 'Counter animation 2.5 s; the rating has 1 decimal.',
    rows: [
      {
        quote: 'Counter animation 2.5 s',
        where: [['src/features/impact/public/countUp.ts', /const COUNT_MS = 2500;/]],
        tests: [
          [
            'src/features/impact/public/ImpactNumbers.test.tsx',
            'a visitor sees a counter end exactly on its figure, after 2.5 seconds',
          ],
        ],
      },
      {
        quote: 'the rating has 1 decimal',
        where: [['src/content/en/home.ts', /value: 4\.9, decimals: 1,/]],
        tests: [
          [
            'src/features/impact/public/ImpactNumbers.test.tsx',
            'a visitor sees the rating with one digit after the point while it counts',
          ],
        ],
      },
    ],
  },
  {
    line: 'Intro video at most once per day.',
    rows: [
      {
        quote: 'Intro video at most once per day',
        where: [
          [
            'src/features/intro-video/data/playedToday.ts',
            /return recall\(KEY\) === istDay\(now\);/,
          ],
        ],
        tests: [
          [
            'src/features/intro-video/public/IntroVideo.test.tsx',
            'a visitor sees it play when it is first seen, once a day',
          ],
          [homeRows, 'the film plays when it is first seen, and not again that day'],
        ],
      },
    ],
  },
  {
    line: 'Countdown fallback 30 days. Typewriter defaults: speed 50 ms, pause 2000 ms, deletion at twice the speed.',
    rows: [
      {
        quote: 'Countdown fallback 30 days',
        where: [['src/features/events/data/eventDates.ts', /const COUNTDOWN_FALLBACK_DAYS = 30;/]],
        tests: [
          [
            'src/features/events/data/eventDates.test.ts',
            'counts to 30 days from now where the date is %j',
          ],
        ],
      },
      {
        quote: 'speed 50 ms',
        where: [['src/features/typewriter/public/typing.ts', /const TYPE_MS = 50;/]],
        tests: [typed],
      },
      {
        quote: 'pause 2000 ms',
        where: [['src/features/typewriter/public/typing.ts', /const PAUSE_MS = 2000;/]],
        tests: [typed],
      },
      {
        quote: 'deletion at twice the speed',
        where: [['src/features/typewriter/public/typing.ts', /const DELETE_MS = TYPE_MS \/ 2;/]],
        tests: [typed],
      },
    ],
  },
  {
    line: 'Slider autoplay defaults: 3000 ms delay; interaction pause 200 ms.',
    rows: [
      {
        quote: '3000 ms delay',
        where: [['src/features/hero/public/heroSlides.ts', /const AUTOPLAY_MS = 3000;/]],
        tests: [
          [
            'src/features/hero/public/Hero.test.tsx',
            'a visitor sees another slide every three seconds, round and round',
          ],
        ],
      },
      {
        quote: 'interaction pause 200 ms',
        where: [['src/features/hero/public/heroSlides.ts', /const TOUCH_PAUSE_MS = 200;/]],
        tests: [
          [
            'src/features/hero/public/Hero.test.tsx',
            'a finger that rests on the slides for 200 ms holds them until it leaves',
          ],
        ],
      },
    ],
  },
  {
    line: 'Event type list 6 entries; year list 3.',
    rows: [
      {
        quote: 'Event type list 6 entries',
        where: [
          [
            'src/content/en/services.ts',
            /export const eventTypes = \[\s+'Wedding',\s+'Corporate Event',\s+'Birthday Party',\s+'Anniversary',\s+'Social Gathering',\s+'Other',\s+\] as const;/,
          ],
        ],
        tests: [
          [
            'src/features/enquiry/enquirySchema.test.ts',
            'the event types are the six of the specification',
          ],
        ],
      },
      {
        quote: 'year list 3',
        where: [['src/features/enquiry/data/enquiry.ts', /return \[year, year \+ 1, year \+ 2\]/]],
        tests: [
          [
            'src/features/enquiry/EnquiryForm.test.tsx',
            'changing how the date is given clears what was chosen',
          ],
        ],
      },
    ],
  },
  {
    line: 'Decorative particles: 60 frames per second limit, 30 particles, density area 800, white, opacity 0.3, size 1 to 3, speed 1, link distance 150, link opacity 0.2, link width 1, retina detection on, background opacity 0.',
    rows: [
      particle('60 frames per second limit', /fpsLimit: 60,/),
      particle('30 particles', /number: \{ value: 30,/),
      particle('density area 800', /width: 800, height: 1000/),
      particle('white, opacity 0.3', /const WHITE = '#fff';[\s\S]*opacity: \{ value: 0\.3 \}/),
      particle('size 1 to 3', /size: \{ value: \{ min: 1, max: 3 \} \}/),
      particle('speed 1', /move: \{ enable: true, speed: 1 \}/),
      particle('link distance 150', /distance: 150,/),
      particle('link opacity 0.2', /color: WHITE, opacity: 0\.2,/),
      particle('link width 1', /opacity: 0\.2, width: 1 \}/),
      particle('retina detection on', /detectRetina: true,/),
      particle('background opacity 0', /background: \{ opacity: 0 \}/),
    ],
  },
  {
    line: 'Company contact phone: {phone}, with a matching chat link.',
    rows: [
      {
        quote: 'Company contact phone: {phone}, with a matching chat link',
        where: [
          ['src/content/site.ts', /display: '\+91 612 555 0142', e164: '\+916125550142'/],
          ['src/content/site.ts', /whatsapp: '916125550142'/],
        ],
        tests: [
          [
            'src/features/navigation/public/FloatingActions.test.tsx',
            'a visitor can call, chat and enquire within reach of the thumb',
          ],
        ],
      },
    ],
  },
];
