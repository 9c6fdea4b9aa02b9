import { storyText } from '@/content/en/about.ts';
import { Lamp } from '@/shared/ui/ornaments/Lamp.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** The company's history; the first paragraph is large. */
export function Story() {
  const [first, ...rest] = storyText.paragraphs;
  return (
    <section aria-labelledby="story" className="border-line bg-surface border-y">
      <div className="page section grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Lamp className="size-14" />
          <SectionHead id="story" title={storyText.title} className="mt-3" />
        </div>
        <div className="lg:col-span-8">
          <p className="measure font-display text-heading">{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="measure text-muted mt-5">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
