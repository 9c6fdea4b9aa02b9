import {
  testimonials,
  testimonialsText,
  type Testimonial,
  type TestimonialsText,
} from '@/content/en/testimonials.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { SwipeRow } from '@/shared/ui/SwipeRow.tsx';

type TestimonialsProps = {
  /** Texts of the owner's preview; default: the site's. */
  text?: TestimonialsText;
  said?: readonly Testimonial[];
};

/** Testimonials; renders nothing without any. */
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
