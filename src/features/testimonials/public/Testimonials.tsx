import {
  testimonials,
  testimonialsText,
  type Testimonial,
  type TestimonialsText,
} from '@/content/en/testimonials.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { SwipeRow } from '@/shared/ui/SwipeRow.tsx';

type TestimonialsProps = {
  /** Other words than the site's, while the owner types them. */
  text?: TestimonialsText;
  said?: readonly Testimonial[];
};

/** What people said of the firm's work; nothing while nobody's words are given. */
export function Testimonials({ text = testimonialsText, said = testimonials }: TestimonialsProps) {
  if (said.length === 0) return null;
  return (
    <section aria-labelledby="testimonials" className="page section">
      <SectionHead id="testimonials" title={text.title} lead={text.lead} />
      <div className="mt-6 md:mt-10">
        <SwipeRow
          label={text.title}
          className="[--item:17.5rem] md:grid md:grid-cols-2 md:gap-6 lg:grid-cols-3"
        >
          {said.map(({ quote, name, occasion }) => (
            <li key={`${name} ${quote}`} className="card-frame p-5 md:p-6">
              <figure className="flex h-full flex-col gap-4">
                <blockquote className="grow">
                  <p className="wrap-anywhere before:content-['“'] after:content-['”']">{quote}</p>
                </blockquote>
                <figcaption className="border-line border-t pt-3">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  {occasion && <span className="text-muted text-sm">{occasion}</span>}
                </figcaption>
              </figure>
            </li>
          ))}
        </SwipeRow>
      </div>
    </section>
  );
}
