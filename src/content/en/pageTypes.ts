/** A picture under `public/pictures/`, 1600 x 1000, or an uploaded one. */
export type PictureSrc =
  | `/pictures/${string}.jpg`
  | `${string}/storage/v1/object/public/media/${string}`;

export type PagePicture = {
  src: PictureSrc;
  alt: string;
  /** Focal point for cropping, 0 to 1 from the left and from the top. */
  focal: readonly [x: number, y: number];
};

/** Props of `<Seo>`: title and description in search results, link previews and the tab. */
export type PageSeo = {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Picture of link previews, 1200 x 630, made at build time from the picture of the same name. */
  image: `/og/${string}.jpg`;
};

/** A short heading with a sentence, for lists such as "What we take care of". */
export type PagePoint = { title: string; text: string };

/** Opening of a page: heading, introduction, picture and the enquiry button. */
export type PageIntroText = {
  heading: string;
  /** One sentence in larger type. */
  lead: string;
  paragraphs: readonly string[];
  picture: PagePicture;
  /** Slug that prefills the enquiry form; '' for none. */
  service: string;
  button: string;
  pointsTitle?: string;
  points?: readonly PagePoint[];
};

export type PageText = { seo: PageSeo; intro: PageIntroText };
