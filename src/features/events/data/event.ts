import type { eventDateTypes } from '@/shared/lists/eventDateTypes.ts';

/** A picture of an event; `width` and `height` of the original in pixels, where known. */
type EventImage = {
  id: string;
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** What stays in view when it is cropped: 0 left, 1 right; `focalY` 0 top, 1 bottom. */
  focalX: number;
  focalY: number;
};

/** An event as visitors see it. */
export type UpcomingEvent = {
  id: string;
  title: string;
  description: string;
  /** A moment, ISO 8601; for `month` any moment of that month in Patna; ignored for `soon`. */
  date: string | null;
  dateType: (typeof eventDateTypes)[number];
  /** When one of a certain day ends, ISO 8601, where the owner says so. */
  endsAt: string | null;
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
