import { Link } from 'react-router-dom';
import { garbaText } from '@/content/en/garba.ts';
import { type GarbaNight, istMoment, nightEnd } from '@/features/garba/data/edition.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { formatIsoDay, formatIstTime } from '@/shared/lib/dates.ts';
import { paths } from '@/shared/paths.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** Every night with its times and who plays. */
export function GarbaNights({ nights }: { nights: readonly GarbaNight[] }) {
  return (
    <section aria-labelledby="nights" className="border-line bg-surface border-y">
      <div className="page section">
        <SectionHead
          id="nights"
          title={garbaText.nights}
          lead={nights.length > 0 ? garbaText.nightsLead : garbaText.nightsOpen}
        />
        <ol className="mt-8">
          {nights.map((night, index) => (
            <Night key={night.id} night={night} place={index + 1} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Night({ night, place }: { night: GarbaNight; place: number }) {
  const isOver = useClock((now) => nightEnd(night).getTime() <= now);
  const { date, headline, line_up: lineUp, cancelled_at: offSince } = night;
  const times = [
    { name: garbaText.doors, time: night.doors_at },
    { name: garbaText.starts, time: night.starts_at },
    { name: garbaText.ends, time: night.ends_at },
  ];
  return (
    <li className="border-line grid gap-x-10 gap-y-4 border-t py-7 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <p className="eyebrow">
          {garbaText.nightOf(place)}
          {isOver && ` · ${garbaText.over}`}
          {offSince !== null && ` · ${garbaText.off}`}
        </p>
        <h3 className="text-heading mt-1">{formatIsoDay(date)}</h3>
        {headline && <p className="mt-1 font-medium">{headline}</p>}
        {offSince !== null && !isOver && (
          <p className="measure mt-2">
            {garbaText.offText}{' '}
            <Link to={paths.passes} className="link">
              {garbaText.offLink}
            </Link>
          </p>
        )}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 lg:col-span-3 lg:flex-col">
        {times.map(
          ({ name, time }) =>
            time !== null && (
              <div key={name} className="lg:flex lg:gap-3">
                <dt className="text-muted text-sm lg:w-20 lg:pt-0.5">{name}</dt>
                <dd className="font-semibold tabular-nums">
                  {formatIstTime(istMoment(date, time))}
                </dd>
              </div>
            ),
        )}
      </dl>
      {lineUp.length > 0 && (
        <ul aria-label={garbaText.lineUp} className="text-muted flex flex-col gap-1 lg:col-span-4">
          {lineUp.map((act) => (
            <li key={act}>{act}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
