import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import * as v from 'valibot';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import type { ImpactText, ServiceCardText, WhyHireText } from '@/content/en/home.ts';
import { servicePageText } from '@/content/en/service/servicePage.ts';
import type { PagePoint } from '@/content/en/pageTypes.ts';
import type { Question, ServiceText } from '@/content/en/service/serviceText.ts';
import type { Testimonial, TestimonialsText } from '@/content/en/testimonials.ts';
import type * as impact from '@/features/impact/public/ImpactNumbers.tsx';
import type * as intro from '@/features/page-intro/public/PageSteps.tsx';
import type * as prices from '@/features/services/public/PriceCard.tsx';
import type * as cards from '@/features/services/public/ServiceCard.tsx';
import { sections } from '@/features/site-content/data/sections.ts';
import type * as testimonials from '@/features/testimonials/public/Testimonials.tsx';
import type * as reasons from '@/features/why-hire/public/WhyHire.tsx';
import { servicePageSlugs } from '@/shared/paths.ts';
import type * as faq from '@/shared/ui/Questions.tsx';

type Values = Readonly<Record<string, unknown>>;
type Preview = (values: Values) => ReactNode;

/** Copies of public components, so that no public chunk is split for them (scripts/web/words.ts). */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/src/features/impact/public/ImpactNumbers.tsx',
    '/src/features/page-intro/public/PageSteps.tsx',
    '/src/features/services/public/{PriceCard,ServiceCard}.tsx',
    '/src/features/testimonials/public/Testimonials.tsx',
    '/src/features/why-hire/public/WhyHire.tsx',
    '/src/shared/ui/Questions.tsx',
  ],
  { query: '?preview' },
);

/** The copy of a component, loaded lazily. */
const copyOf = <Component extends (props: never) => ReactNode>(file: string, name: string) =>
  lazy(async () => {
    const module = await modules[`/src/${file}`]?.();
    // Typed by the original module; the copy is the same.
    return { default: module?.[name] as ComponentType<Parameters<Component>[0]> };
  });

const ImpactNumbers = copyOf<typeof impact.ImpactNumbers>(
  'features/impact/public/ImpactNumbers.tsx',
  'ImpactNumbers',
);
const PageSteps = copyOf<typeof intro.PageSteps>(
  'features/page-intro/public/PageSteps.tsx',
  'PageSteps',
);
const PriceCard = copyOf<typeof prices.PriceCard>(
  'features/services/public/PriceCard.tsx',
  'PriceCard',
);
const ServiceCard = copyOf<typeof cards.ServiceCard>(
  'features/services/public/ServiceCard.tsx',
  'ServiceCard',
);
const Testimonials = copyOf<typeof testimonials.Testimonials>(
  'features/testimonials/public/Testimonials.tsx',
  'Testimonials',
);
const WhyHire = copyOf<typeof reasons.WhyHire>('features/why-hire/public/WhyHire.tsx', 'WhyHire');
const Questions = copyOf<typeof faq.Questions>('shared/ui/Questions.tsx', 'Questions');

/**
 * Renders the form's values as visitors will see them, while they are valid.
 * @param show receives the fields by name, validated by the section's schema.
 */
const preview =
  <T extends object>(key: string, show: (fields: T) => ReactNode): Preview =>
  (values) => {
    const places = sections.find((section) => section.key === key)?.places ?? {};
    const schemas = Object.entries(places).map(
      ([name, { field }]) => [name, field.schema] as const,
    );
    const result = v.safeParse(v.object(Object.fromEntries(schemas)), values);
    // Sections have the types of their content: `placesIn` does not compile otherwise.
    return result.success ? <Suspense>{show(result.output as T)}</Suspense> : null;
  };

type ServiceFields = Pick<ServiceText, 'packages'> & {
  stepsTitle: string;
  steps: PagePoint[];
  questions: Question[];
};

const servicePreviews = servicePageSlugs.map((slug): [string, Preview] => [
  `services.${slug}`,
  preview<ServiceFields>(`services.${slug}`, ({ packages, stepsTitle, steps, questions }) => (
    <div className="space-y-8 p-4">
      {packages.length > 0 && <PriceCard packages={packages} />}
      <PageSteps title={stepsTitle} entries={steps} />
      <Questions title={servicePageText.questions} questions={questions} />
    </div>
  )),
]);

/** Previews of the sections whose public component accepts texts as props. */
export const contentPreviews: Readonly<Record<string, Preview>> = {
  'home.services': preview<{ cards: ServiceCardText[] }>('home.services', (fields) => (
    <div className="space-y-10 p-4">
      {fields.cards.map((card) => (
        <ServiceCard key={card.group} card={card} level={2} look="half" />
      ))}
    </div>
  )),
  'home.why-hire': preview<WhyHireText>('home.why-hire', (text) => <WhyHire text={text} />),
  'home.testimonials': preview<TestimonialsText & { said: Testimonial[] }>(
    'home.testimonials',
    ({ said, ...text }) =>
      said.length === 0 ? (
        <p className="p-4">{adminSiteContent.form.nothingShown}</p>
      ) : (
        <Testimonials text={text} said={said} />
      ),
  ),
  'home.numbers': preview<ImpactText>('home.numbers', (text) => <ImpactNumbers text={text} />),
  'about.questions': preview<{ title: string; questions: Question[] }>(
    'about.questions',
    ({ title, questions }) => <Questions title={title} questions={questions} />,
  ),
  ...Object.fromEntries(servicePreviews),
};
