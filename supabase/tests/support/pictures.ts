import type { Row } from './tables.ts';

/** Valid columns of a picture table. */
export const picture = {
  image_url: '/pictures/diya.jpg',
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
};

/** Column values that private.is_picture rejects; `prefix` of the columns, if any. */
export const wrongPictures = (prefix = ''): Row[] =>
  [
    { image_url: 'javascript:alert(1)' },
    { image_url: '//evil.example/a.jpg' },
    { alt: 'broken \ufffd' },
    { width: 0 },
    { width: 20_001 },
    { height: 0 },
    { height: 20_001 },
    { thumbhash: '<b>' },
    { focal_x: 1.1 },
    { focal_y: -0.1 },
  ].map((change) =>
    Object.fromEntries(Object.entries(change).map(([column, value]) => [prefix + column, value])),
  );
