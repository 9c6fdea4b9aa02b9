import { useId, useState } from 'react';
import { estimatorText as text } from '@/content/en/service/catering.ts';
import { estimatePlates } from '@/features/services/data/plateEstimate.ts';
import { Select } from '@/shared/forms/Select.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { readCount } from '@/shared/lib/figures.ts';
import { parseInr } from '@/shared/lib/money.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { EstimateSheet } from './EstimateSheet.tsx';

const [firstMenu] = text.menus;
const menuOptions = text.menus.map(({ id, label }) => ({ value: id, label }));
const counterOptions = Array.from({ length: text.mostCounters + 1 }, (_, count) => ({
  value: String(count),
  label: String(count),
}));
const rupees = (paise: number) => String(paise / 100);

/** A small estimate per plate. Prerendered with its example; input from before hydration is applied then. */
export function PlateEstimator() {
  const id = useId();
  const [menu, setMenu] = useState<string>(firstMenu.id);
  const [plate, setPlate] = useState(rupees(firstMenu.platePaise));
  const [guests, setGuests] = useState<string>(text.start.guests);
  const [children, setChildren] = useState<string>(text.start.children);
  const [counters, setCounters] = useState<string>(text.start.counters);

  const order = {
    guests: readCount(guests, 'guests') ?? Number.NaN,
    children: children.trim() === '' ? 0 : (readCount(children, 'guests') ?? Number.NaN),
    platePaise: parseInr(plate, 'plate') ?? Number.NaN,
    counters: Number(counters),
    counterPaise: text.counterPaise,
  };

  const chooseMenu = (chosen: string) => {
    setMenu(chosen);
    const example = text.menus.find((one) => one.id === chosen);
    if (example) setPlate(rupees(example.platePaise));
  };

  return (
    <section aria-labelledby={id} className="border-line bg-surface border-y">
      <div className="page section grid items-start gap-x-14 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionHead id={id} title={text.title} lead={text.lead} />
          <fieldset aria-labelledby={id} className="mt-7 grid gap-5 sm:grid-cols-2">
            <Select
              label={text.menu}
              options={menuOptions}
              value={menu}
              onChange={(event) => chooseMenu(event.target.value)}
            />
            <TextInput
              label={text.plate}
              inputMode="numeric"
              value={plate}
              onChange={(event) => setPlate(event.target.value)}
            />
            <TextInput
              label={text.guests}
              inputMode="numeric"
              value={guests}
              onChange={(event) => setGuests(event.target.value)}
            />
            <TextInput
              label={text.children}
              hint={text.childrenHint}
              inputMode="numeric"
              value={children}
              onChange={(event) => setChildren(event.target.value)}
            />
            <Select
              label={text.counters}
              hint={text.counterHint}
              options={counterOptions}
              value={counters}
              onChange={(event) => setCounters(event.target.value)}
            />
          </fieldset>
        </div>
        <EstimateSheet order={order} estimate={estimatePlates(order)} />
      </div>
    </section>
  );
}
