/** What somebody said of the firm's work. */
export type Testimonial = {
  quote: string;
  name: string;
  /** What was celebrated, where and when. */
  occasion: string;
};

/** The heading, and what people said. */
export type TestimonialsText = { title: string; lead: string };

export const testimonialsText: TestimonialsText = {
  title: 'What People Say',
  lead: 'After their event, in their own words.',
};

/** None until the owner adds one: praise is not invented. Without any, the section is not shown. */
export const testimonials: readonly Testimonial[] = [];
