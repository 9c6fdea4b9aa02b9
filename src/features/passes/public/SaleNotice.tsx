import { saleText } from '@/content/en/passSale.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

type SaleNoticeProps = {
  text: string;
  /** Set where loading failed. */
  onRetry?: () => void;
};

/** The sale while it loads, as tall as the screen, so that the nights below do not jump; or where it could not be loaded. */
export function SaleNotice({ text, onRetry }: SaleNoticeProps) {
  return (
    <section
      aria-labelledby="passes"
      aria-busy={!onRetry}
      className={`page section ${onRetry ? '' : 'min-h-screen'}`}
    >
      <SectionHead id="passes" title={saleText.title} lead={text} />
      {onRetry && (
        <>
          <p className="text-muted mt-2">{saleText.failedHint}</p>
          <Button className="mt-4" onClick={onRetry}>
            {saleText.retry}
          </Button>
        </>
      )}
    </section>
  );
}
