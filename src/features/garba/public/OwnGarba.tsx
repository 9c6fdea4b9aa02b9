import { garbaText } from '@/content/en/garba.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';

/** For those who want a garba to themselves. */
export function OwnGarba({ text }: { text: string }) {
  return (
    <section aria-labelledby="own-garba" className="border-t border-line bg-surface">
      <div className="page section">
        <h2 id="own-garba" className="text-title">
          {garbaText.own}
        </h2>
        <p className="measure mt-3 text-lead text-muted">{text}</p>
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
