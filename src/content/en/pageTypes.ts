/** A picture under `public/pictures/`, 1600 x 1000, or one that the owner has uploaded. */
export type PictureSrc =
  | `/pictures/${string}.jpg`
  | `${string}/storage/v1/object/public/media/${string}`;

/** A picture and what it shows. */
export type PagePicture = {
  src: PictureSrc;
  alt: string;
  /** What must stay in view when it is cropped, 0 to 1 from the left and from the top. */
  focal: readonly [x: number, y: number];
};

/** What a search result, a shared link and the browser's tab say about a page: the props of `<Seo>`. */
export type PageSeo = {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Picture of the shared link, 1200 x 630, made at build from the picture of the same name. */
  image: `/og/${string}.jpg`;
};

/** A short heading with a sentence, for lists such as "What we take care of". */
export type PagePoint = { title: string; text: string };

/** What a page says before its own content: heading, introduction, picture and the button to enquire. */
export type PageIntroText = {
  heading: string;
  /** One sentence in larger type. */
  lead: string;
  paragraphs: readonly string[];
  picture: PagePicture;
  /** Slug the enquiry form is filled with; '' for none. */
  service: string;
  button: string;
  pointsTitle?: string;
  points?: readonly PagePoint[];
};

export type PageText = { seo: PageSeo; intro: PageIntroText };
