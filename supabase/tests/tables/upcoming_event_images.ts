import { randomUUID } from 'node:crypto';
import { everybodyReadsVisible } from '../support/identities.ts';
import { picture, wrongPictures } from '../support/pictures.ts';
import type { TableFacts } from '../support/tables.ts';
import { parents } from './upcoming_events.ts';

const of = (event: { id: string }) => ({ ...picture, id: randomUUID(), event_id: event.id });

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
  refused: { upcoming_event_images_picture_check: wrongPictures() },
} satisfies TableFacts;
