import { citiesText } from '@/content/en/about.ts';
import { Picture } from '@/shared/ui/Picture.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** The four cities, next to a lamp in the arch. */
export function Cities() {
  return (
    <section
      aria-labelledby="cities"
      className="page section grid items-center gap-x-16 gap-y-8 lg:grid-cols-12"
    >
      <div className="arch relative aspect-[4/5] w-full max-w-xs justify-self-center lg:col-span-4 lg:max-w-none">
        <Picture
          src="/pictures/wedding-lamp.jpg"
          alt=""
          width={1600}
          height={1000}
          sizes="(min-width: 64rem) 42rem, 36rem"
          className="absolute inset-0 size-full object-cover object-[25%_50%]"
        />
      </div>
      <div className="lg:col-span-8">
        <SectionHead id="cities" title={citiesText.title} lead={citiesText.lead} />
        <dl className="mt-6">
          {citiesText.cities.map(({ name, text }) => (
            <div
              key={name}
              className="border-line grid gap-x-8 border-t py-4 sm:grid-cols-[8rem_1fr]"
            >
              <dt className="font-display text-heading font-semibold">{name}</dt>
              <dd className="text-muted sm:pt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
