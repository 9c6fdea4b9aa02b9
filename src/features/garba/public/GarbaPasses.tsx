import { Link } from 'react-router-dom';
import { garbaStatus, garbaText } from '@/content/en/garba.ts';
import { type GarbaEdition, statusAt } from '@/features/garba/data/edition.ts';
import { passesFrom } from '@/features/garba/data/passesFrom.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { InterestLink } from './InterestLink.tsx';

/** When and where passes are sold, honestly: not here. */
export function GarbaPasses({ edition }: { edition: GarbaEdition }) {
  const status = useClock((now) => statusAt(edition, now));
  const { announced } = garbaStatus;
  const { phone, callHref, chatLink } = useContact();
  const from = passesFrom(edition);
  const sentence =
    status === 'announced' && from
      ? announced.passesFrom(formatIsoDay(from))
      : garbaStatus[status].passes;
  return (
    <section aria-labelledby="passes" className="page section">
      <div className="card-frame grid gap-x-14 gap-y-6 p-5 sm:p-8 lg:grid-cols-12 lg:p-12">
        <div className="lg:col-span-8">
          <SectionHead id="passes" title={garbaText.passes} />
          <p className="measure text-lead mt-4 font-medium">{sentence}</p>
          {edition.pass_note && status !== 'ended' && (
            <p className="measure mt-3 whitespace-pre-line">{edition.pass_note}</p>
          )}
          {(status !== 'on_sale' || edition.pass_kinds.length === 0) && (
            <p className="measure text-muted mt-3">{garbaStatus[status].hint}</p>
          )}
          {status !== 'ended' && (
            <p className="measure text-muted mt-3 text-sm">{garbaText.onlyFromUs}</p>
          )}
          {status === 'ended' && edition.albums && (
            <Link to={paths.album(edition.albums.id)} className="link mt-4 inline-block py-2">
              {garbaText.recap(edition.albums.title)}
            </Link>
          )}
        </div>
        <div className="flex flex-col gap-3 self-center lg:col-span-4">
          <InterestLink edition={edition} status={status} />
          <a
            {...chatLink(garbaText.whatsappText(edition.title))}
            rel="noopener"
            className={buttonClass({ variant: 'secondary' })}
          >
            {garbaText.whatsapp}
          </a>
          <a href={callHref} className={buttonClass({ variant: 'secondary' })}>
            {garbaText.call(phone)}
          </a>
        </div>
      </div>
    </section>
  );
}
