/** What the lightbox shows. Width and height are those of the original, in pixels. */
export type LightboxPicture = {
  /** Tells it apart in a list that may hold the same address twice; else its address does. */
  id?: string;
  src: string;
  /** What is to be seen, for who cannot see it. */
  alt: string;
  /** What everybody reads under it. */
  caption: string;
  width: number;
  height: number;
};
