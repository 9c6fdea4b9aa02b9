/** A picture of the lightbox. Width and height are those of the original, px. */
export type LightboxPicture = {
  /** Key in lists that may repeat an address; default: `src`. */
  id?: string;
  src: string;
  alt: string;
  /** Visible text below the picture. */
  caption: string;
  width: number;
  height: number;
};
