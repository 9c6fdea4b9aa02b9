import type { LegalText } from '@/content/en/legal.ts';
import { objectPosition } from '@/shared/ui/objectPosition.ts';
import { Picture } from '@/shared/ui/Picture.tsx';

/** A page of the small print: readable, with its state of review said first. */
export function LegalArticle({ text }: { text: LegalText }) {
  return (
    <article className="page grid gap-x-16 py-12 lg:grid-cols-12 lg:py-20">
      <header className="lg:col-span-8">
        <h1 className="text-title">{text.heading}</h1>
        <p className="measure mt-4 text-lead">{text.lead}</p>
        <p className="measure mt-6 border-l-4 border-marigold bg-surface px-4 py-3 text-muted">
          {text.review}
        </p>
      </header>
      <div className="arch relative my-8 aspect-[4/3] w-full max-w-sm self-start lg:col-span-4 lg:row-span-2 lg:my-0 lg:aspect-[4/5]">
        <Picture
          src={text.picture.src}
          alt={text.picture.alt}
          width={1600}
          height={1000}
          sizes="(min-width: 64rem) 42rem, 28rem"
          className={`absolute inset-0 size-full object-cover ${objectPosition(...text.picture.focal)}`}
        />
      </div>
      <div className="lg:col-span-8">
        {text.sections.map(({ title, paragraphs }) => (
          <section key={title} className="mt-10">
            <h2 className="text-heading">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="measure mt-3 text-muted">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
