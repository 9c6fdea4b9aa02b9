import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPeople } from '@/content/en/adminPeople.ts';
import { roleLine } from '@/content/en/roles.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { line } from '@/shared/admin/fields/texts.ts';
import { choice, oneOf } from '@/shared/admin/fields/values.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import type { Helper } from './data/answers.ts';
import { addHelper, type Night, PEOPLE, useNights } from './data/people.ts';
import { LinkView } from './LinkView.tsx';
import { useFirstInput } from './useFirstInput.ts';

const { helper: words, link: linkWords } = adminPeople;
const fields = {
  name: { ...line(60, { least: 2 }), label: words.name },
  role: {
    ...choice(['gate', 'counter'], roleLine, { kind: 'radio' }),
    label: words.role,
  },
};

/** What the next link begins with. */
export type HelperStart = { name: string; role: 'gate' | 'counter'; night_id?: string };

type AddHelperProps = {
  start: HelperStart;
  onClose: () => void;
};

/** Links for helpers' phones, one person after the other: role and evening stay, the name begins again. */
export function AddHelper({ start, onClose }: AddHelperProps) {
  const nights = useNights();
  const [next, setNext] = useState(start);
  const [helper, setHelper] = useState<Helper | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={helper === null ? words.title : linkWords.title(helper.name)}
    >
      {helper === null ? (
        <RecordView query={nights} failed={words.nightsFailed}>
          {(list) =>
            list.length === 0 ? (
              <ListMessage title={words.noNights} hint={words.noNightsHint}>
                <Link
                  to={paths.adminScreen('garba')}
                  className={buttonClass({ variant: 'secondary' })}
                >
                  {words.toGarba}
                </Link>
              </ListMessage>
            ) : (
              <HelperForm
                nights={list}
                start={next}
                onMade={(made, chosen) => {
                  setHelper(made);
                  setNext(chosen);
                }}
              />
            )
          }
        </RecordView>
      ) : (
        <div className="space-y-5">
          <LinkView key={helper.id} helper={helper} />
          <div className="flex flex-wrap gap-2">
            <Button className="grow" onClick={() => setHelper(null)}>
              {linkWords.next}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {linkWords.done}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

type HelperFormProps = {
  nights: readonly Night[];
  start: HelperStart;
  onMade: (helper: Helper, next: HelperStart) => void;
};

function HelperForm({ nights, start, onMade }: HelperFormProps) {
  const box = useFirstInput();
  const options = nights.map(({ id, date, edition }) => ({
    value: id,
    label: `${formatIsoDay(date)}: ${edition}`,
  }));
  const known = options.some(({ value }) => value === start.night_id);
  return (
    <div ref={box}>
      <CallForm
        label={words.title}
        fields={{ ...fields, night_id: { ...oneOf(options), label: words.night } }}
        start={{ name: start.name, role: start.role, ...(known && { night_id: start.night_id }) }}
        call={async ({ name, role, night_id: night }, id) =>
          addHelper({ p_id: id, p_name: name, p_role: role, p_night_id: night })
        }
        changes={[PEOPLE]}
        action={words.make}
        pending={words.making}
        button={{ className: 'w-full' }}
        failed={words.failed}
        onDone={(made, { role, night_id: night }) =>
          onMade(made, { name: '', role, night_id: night })
        }
      />
    </div>
  );
}
