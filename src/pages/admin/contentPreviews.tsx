import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { ImpactNumber, ServiceCardText, WhyHireText } from '@/content/en/home.ts';
import type { PagePoint } from '@/content/en/pageTypes.ts';
import { servicePageText } from '@/content/en/service/servicePage.ts';
import type { Question, ServiceText } from '@/content/en/service/serviceText.ts';
import { ImpactNumbers } from '@/features/impact/public/ImpactNumbers.tsx';

import { PageSteps } from '@/features/page-intro/public/PageSteps.tsx';
import { PriceCard } from '@/features/services/public/PriceCard.tsx';
import { ServiceCard } from '@/features/services/public/ServiceCard.tsx';
import { sections } from '@/features/site-content/data/sections.ts';
import { WhyHire } from '@/features/why-hire/public/WhyHire.tsx';
import { servicePageSlugs } from '@/shared/paths.ts';
import { Questions } from '@/shared/ui/Questions.tsx';

type Values = Readonly<Record<string, unknown>>;
type Preview = (values: Values) => ReactNode;

/**
 * Shows what is typed as visitors will see it, as soon as it may be shown: half of a number is none.
 * @param show is given the fields by their names; the section's own schema has checked them.
 */
const preview =
  <T extends object>(key: string, show: (fields: T) => ReactNode): Preview =>
  (values) => {
    const places = sections.find((section) => section.key === key)?.places ?? {};
    const schemas = Object.entries(places).map(
      ([name, { field }]) => [name, field.schema] as const,
    );
    const result = v.safeParse(v.object(Object.fromEntries(schemas)), values);
    // The places of a section have the types of the content: `placesIn` does not compile otherwise.
    return result.success ? show(result.output as T) : null;
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

/** What a section looks like while it is typed, for those whose public component can be given its words. */
export const contentPreviews: Readonly<Record<string, Preview>> = {
  'home.services': preview<{ cards: ServiceCardText[] }>('home.services', ({ cards }) => (
    <div className="space-y-10 p-4">
      {cards.map((card) => (
        <ServiceCard key={card.group} card={card} level={2} />
      ))}
    </div>
  )),
  'home.why-hire': preview<WhyHireText>('home.why-hire', (text) => <WhyHire text={text} />),
  'home.numbers': preview<{ title: string; lead: string; numbers: ImpactNumber[] }>(
    'home.numbers',
    (text) => <ImpactNumbers text={text} />,
  ),
  'about.questions': preview<{ title: string; questions: Question[] }>(
    'about.questions',
    ({ title, questions }) => <Questions title={title} questions={questions} />,
  ),
  ...Object.fromEntries(servicePreviews),
};
