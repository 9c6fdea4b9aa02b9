import { Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { calculatorText } from '@/content/en/calculator.ts';
import { estimateText } from '@/features/calculator/data/estimateText.ts';
import type { Plan } from '@/features/calculator/data/plan.ts';
import { planHash } from '@/features/calculator/data/planLink.ts';
import { serviceOf } from '@/features/calculator/data/serviceOf.ts';
import { summarise } from '@/features/calculator/data/summary.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { formatInr } from '@/shared/lib/money.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { EnquireLink, type KnownOfEvent } from '@/shared/ui/EnquireLink.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { printPage } from '@/shared/ui/saveFile.ts';

const text = calculatorText.actions;

/** Prefill of the enquiry form. */
function knownOf(plan: Plan): KnownOfEvent {
  const { eventType, city, guests, date } = plan;
  return {
    eventType,
    location: city,
    guestCount: String(guests),
    budget: formatInr(summarise(plan).whole),
    ...(date && { eventDate: date }),
  };
}

/** Actions of the estimate. Shows the address for manual copying if the browser refuses to copy. */
export function EstimateActions({ plan }: { plan: Plan }) {
  const [shown, setShown] = useState(false);
  const address = () => new URL(planHash(plan), window.location.href).href;

  const share = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setShown(false);
      notify.success(text.copied);
    } catch {
      // Refused by the visitor or the browser.
      setShown(true);
    }
  };

  return (
    <div className="mt-6 print:hidden">
      <div className="grid grid-cols-2 gap-3">
        <EnquireLink
          service={serviceOf(plan.eventType)}
          details={estimateText(plan)}
          known={knownOf(plan)}
          className={`${buttonClass()} col-span-full`}
        >
          {text.enquire}
        </EnquireLink>
        <Button variant="secondary" className="max-sm:px-2!" onClick={() => void share()}>
          <Share2 aria-hidden />
          {text.share}
        </Button>
        <Button variant="secondary" className="max-sm:px-2!" onClick={printPage}>
          <Printer aria-hidden />
          {text.print}
        </Button>
      </div>
      {shown && (
        <div className="mt-4">
          <TextInput
            label={text.link}
            hint={text.linkHint}
            readOnly
            value={address()}
            onFocus={({ target }) => target.select()}
          />
        </div>
      )}
      <p className="text-muted mt-3 text-sm">{text.saved}</p>
    </div>
  );
}
