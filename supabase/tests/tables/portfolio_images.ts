import { randomUUID } from 'node:crypto';
import { everybodyReadsVisible } from '../support/identities.ts';
import { picture, wrongPictures } from '../support/pictures.ts';
import type { TableFacts } from '../support/tables.ts';
import { parents } from './albums.ts';

const of = (album: { id: string }) => ({ ...picture, id: randomUUID(), album_id: album.id });

export default {
  access: everybodyReadsVisible,
  isRemovable: true,
  row: of(parents.shown),
  hidden: [
    of(parents.hidden),
    of(parents.removed),
    { ...of(parents.shown), deleted_at: '2031-01-01T00:00:00Z' },
  ],
  patch: { alt: 'Changed' },
  owned: ['created_at', 'updated_at', 'version'],
  refused: {
    portfolio_images_caption_check: { caption: 'x'.repeat(161) },
    portfolio_images_picture_check: wrongPictures(),
  },
} satisfies TableFacts;
