/** A picture of an event; `width` and `height` of the original in pixels, where known. */
type EventImage = {
  id: string;
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
};

/** An event as visitors see it. */
export type UpcomingEvent = {
  id: string;
  title: string;
  description: string;
  /** A moment, ISO 8601; for `month` any moment of that month in Patna; ignored for `soon`. */
  date: string | null;
  dateType: 'specific' | 'month' | 'soon';
  location: string;
  /** As shown, e.g. '₹499 onwards'. */
  price: string | null;
  images: EventImage[];
  showCountdown: boolean;
  isClickable: boolean;
  eventPageUrl: string | null;
  likeCount: number;
  isDemo: boolean;
  /** When the owner last changed it (or somebody liked it), ISO 8601. */
  updatedAt: string;
};
