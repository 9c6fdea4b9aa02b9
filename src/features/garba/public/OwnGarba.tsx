import { garbaText } from '@/content/en/garba.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink } from '@/shared/ui/EnquireLink.tsx';

/** For those who want a garba to themselves. */
export function OwnGarba({ text }: { text: string }) {
  return (
    <section aria-labelledby="own-garba" className="border-line bg-surface border-t">
      <div className="page section">
        <h2 id="own-garba" className="text-title">
          {garbaText.own}
        </h2>
        <p className="measure text-lead text-muted mt-3">{text}</p>
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
