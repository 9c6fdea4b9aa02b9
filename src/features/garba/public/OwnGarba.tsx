import { garbaText } from '@/content/en/garba.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** Call to action for a private garba. */
export function OwnGarba({ text }: { text: string }) {
  return (
    <section aria-labelledby="own-garba" className="border-line bg-surface border-t">
      <div className="page section">
        <SectionHead id="own-garba" title={garbaText.own} lead={text} />
        <EnquireLink
          service="raas-garba"
          className={`${buttonClass({ variant: 'secondary' })} mt-6`}
        >
          {garbaText.ownButton}
        </EnquireLink>
      </div>
    </section>
  );
}
