import { useState } from 'react';
import { team, teamText } from '@/content/en/team.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import type * as dialogModule from './BioDialog.tsx';
import { Portrait } from './Portrait.tsx';

const loadDialog = () => import('./BioDialog.tsx');

function warmDialog(): void {
  loadDialog().catch(() => {
    // It is fetched again when it is needed; then a failure is told.
  });
}

/** Meet Our Team: six people, each with 'Bio Info'. The dialog's code comes when somebody is near. */
export function Team() {
  const [open, setOpen] = useState<number>();
  const [module, setModule] = useState<typeof dialogModule>();

  const show = (index: number) => {
    setOpen(index);
    loadDialog().then(setModule, (error: unknown) => {
      console.warn('The dialog could not be fetched', error);
      notify.error(teamText.failed);
      setOpen(undefined);
    });
  };

  return (
    <section aria-labelledby="team" className="border-line bg-surface/60 border-y">
      <div className="page section">
        <SectionHead id="team" title={teamText.title} lead={teamText.lead} />
        <div className="mt-4 md:mt-10">
          <ul className="swipe-row [--item:7.25rem] md:grid md:grid-cols-3 md:gap-x-8 md:gap-y-10 lg:grid-cols-6 lg:gap-x-6">
            {team.map((member, index) => (
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
                    // Safari does not focus a button that is pressed, and the focus must come back to it.
                    event.currentTarget.focus({ preventScroll: true });
                    show(index);
                  }}
                  onPointerEnter={warmDialog}
                  onFocus={warmDialog}
                  className={`${buttonClass({ variant: 'secondary' })} mt-auto self-start noscript:hidden`}
                >
                  {teamText.bioInfo}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <p className="text-muted mt-2 text-xs md:mt-8 md:text-sm">{teamText.sample}</p>
        {module && <module.BioDialog index={open} onClose={() => setOpen(undefined)} />}
      </div>
    </section>
  );
}
