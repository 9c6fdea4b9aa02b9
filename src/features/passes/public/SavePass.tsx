import { useEffect } from 'react';
import { orderText, passWords } from '@/content/en/passes.ts';
import { openNights, type ShownPass } from '@/features/passes/data/passState.ts';
import { shortOf, showShort } from '@/shared/lib/passCode.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { nightsInWords, placeInWords } from '@/features/passes/data/passWords.ts';

const { pass: text } = orderText;

/** Saves a pass as a picture, with what it says. */
export function SavePass({ pass }: { pass: ShownPass }) {
  // Now, as there may be no connection later.
  useEffect(() => void import('./savePass.ts').catch(() => undefined), []);
  const save = async () => {
    const { code, kind, people, holder, edition } = pass;
    if (code === null) return;
    const lines = [
      kind,
      nightsInWords(openNights(pass, serverNow())),
      placeInWords(edition),
      passWords.admits(people),
      showShort(shortOf(code)),
      edition.title,
      holder && text.holder(holder),
    ];
    try {
      const { savePass } = await import('./savePass.ts');
      const outcome = await savePass(code, lines.filter(Boolean));
      if (outcome !== 'dismissed') notify.success(text[outcome]);
    } catch (error) {
      console.warn('The picture of a pass could not be made.', error);
      notify.error(text.notSaved);
    }
  };
  return (
    <Button variant="secondary" onClick={() => void save()}>
      {text.save}
    </Button>
  );
}
