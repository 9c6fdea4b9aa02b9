export type Testimonial = {
  quote: string;
  name: string;
  /** Occasion, place and time. */
  occasion: string;
};

/** Heading of the section. */
export type TestimonialsText = { title: string; lead: string };

export const testimonialsText: TestimonialsText = {
  title: 'What People Say',
  lead: 'After their event, in their own words.',
};

/** Empty until the owner adds one: praise is not invented. The section is hidden while empty. */
export const testimonials: readonly Testimonial[] = [];
