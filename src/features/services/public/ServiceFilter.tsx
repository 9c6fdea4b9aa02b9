import { Link } from 'react-router-dom';
import { serviceCards } from '@/content/en/home.ts';
import { services } from '@/content/en/services.ts';
import { groupPages, hubText } from '@/content/en/servicesHub.ts';
import { paths } from '@/shared/paths.ts';
import { useAddressParam } from '@/shared/ui/useAddressParam.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { ServiceCards } from './ServiceCards.tsx';

const PARAM = 'group';

const choice =
  'inline-flex min-h-11 items-center rounded-full border px-5 font-medium transition-colors ' +
  'border-line bg-surface hover:border-sindoor hover:text-sindoor ' +
  'aria-[current]:border-sindoor aria-[current]:bg-sindoor aria-[current]:text-on-sindoor';

/** The three groups of services, filtered by `/services?group=wedding`. All are shown without JavaScript. */
export function ServiceFilter() {
  const { value } = useAddressParam(PARAM);
  const chosen = serviceCards.find(({ group }) => group === value);
  const count = services.filter(({ group }) => !chosen || group === chosen.group).length;
  const choices = [{ group: undefined, title: hubText.all }, ...serviceCards];
  return (
    <section aria-labelledby="groups" className="page section">
      <SectionHead id="groups" title={hubText.groups} />
      <nav aria-label={hubText.filter} className="mt-5">
        <ul className="flex flex-wrap gap-2">
          {choices.map(({ group, title }) => (
            <li key={title}>
              <Link
                to={{ pathname: paths.services, search: group ? `?${PARAM}=${group}` : '' }}
                aria-current={group === chosen?.group ? 'true' : undefined}
                className={choice}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <output className="text-muted mt-3 mb-10 block">{hubText.shown(count, chosen?.title)}</output>
      <ServiceCards level={3} only={chosen?.group} more={groupPages} />
    </section>
  );
}
