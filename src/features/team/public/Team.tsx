import { useState } from 'react';
import { team, teamText } from '@/content/en/team.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { lazyDialog } from '@/shared/ui/lazyDialog.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { Portrait } from './Portrait.tsx';

const { LazyDialog: LazyBio, warm: warmBio } = lazyDialog(
  async () => (await import('./BioDialog.tsx')).BioDialog,
);

/** Meet Our Team: six people with 'Bio Info'. The dialog's code is prefetched on hover or focus. */
export function Team() {
  const [index, setIndex] = useState<number>();
  return (
    <section aria-labelledby="team" className="border-line bg-surface/60 border-y">
      <div className="page section">
        <SectionHead id="team" title={teamText.title} lead={teamText.lead} />
        <div className="mt-4 md:mt-10">
          <ul className="swipe-row max-lg:swipe-row-wide [--item:7.25rem] md:[--item:9.5rem] lg:grid lg:grid-cols-6 lg:gap-x-6">
            {team.map((member, place) => (
              <li key={member.name} className="flex flex-col">
                <Portrait {...member} />
                <h3 className="font-display mt-2 font-semibold max-md:text-base/5 md:mt-3 md:text-lg/6">
                  {member.name}
                </h3>
                <p className="text-muted mt-0.5 mb-2 text-sm/5 md:mb-3">{member.position}</p>
                <button
                  type="button"
                  aria-label={`${teamText.bioInfo}: ${member.name}`}
                  aria-haspopup="dialog"
                  onClick={(event) => {
                    // Safari does not focus a pressed button, which needs the focus for its return.
                    event.currentTarget.focus({ preventScroll: true });
                    setIndex(place);
                  }}
                  onPointerEnter={warmBio}
                  onFocus={warmBio}
                  className={`${buttonClass({ variant: 'secondary' })} mt-auto self-start noscript:hidden`}
                >
                  {teamText.bioInfo}
                </button>
              </li>
            ))}
          </ul>
        </div>
        {teamText.sample && (
          <p className="text-muted mt-2 text-xs md:mt-8 md:text-sm">{teamText.sample}</p>
        )}
        <LazyBio
          shows={index === undefined ? undefined : { index, onClose: () => setIndex(undefined) }}
        />
      </div>
    </section>
  );
}
