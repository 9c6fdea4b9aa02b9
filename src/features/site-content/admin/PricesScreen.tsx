import { Link } from 'react-router-dom';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { useRecordForm, type Versioned } from '@/shared/admin/useRecordForm.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { paths } from '@/shared/paths.ts';
import {
  priced,
  pricesSchema,
  type PriceValues,
  readPrices,
  usePrices,
  useSavePrices,
} from './data/prices.ts';
import { valueText } from '@/shared/admin/fields/fieldValue.ts';

const { prices: words, sections: names } = adminSiteContent;

/** Starting prices of all services' packages. */
export default function PricesScreen() {
  const prices = usePrices();
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro} />
      <RecordView query={prices} failed={adminSiteContent.failed}>
        {(record) => <PricesForm record={record} />}
      </RecordView>
    </>
  );
}

function PricesForm({ record }: { record: Versioned<PriceValues> }) {
  const state = useRecordForm<PriceValues>({
    name: 'prices',
    record,
    schema: pricesSchema,
    save: useSavePrices(),
    reload: readPrices,
    reach: () => 'draft',
  });
  const { register, formState, getValues } = state.form;
  const fields = Object.fromEntries(
    priced.map(({ section, slug }) => [
      slug,
      {
        label: names[section.key],
        show: valueText,
        partOf: ([place]: readonly string[]) =>
          `${names[section.key]}: ${getValues(slug)[Number(place)]?.name ?? ''}`,
      },
    ]),
  );
  return (
    <div className="max-w-3xl">
      <RecordForm label={words.heading} state={state} fields={fields}>
        <p className="text-muted">{words.hint}</p>
        {priced.map(({ section, slug }) => (
          <fieldset key={slug} className="border-line border-t pt-4">
            <legend className="font-display float-left text-lg">{names[section.key]}</legend>
            <Link
              to={`${paths.adminScreen('site-content')}?section=${section.key}`}
              aria-label={words.toWords(names[section.key])}
              className="link float-right -mt-2 inline-flex min-h-11 items-center text-sm sm:min-h-9"
            >
              {words.toWordsShort}
            </Link>
            <div className="clear-both grid gap-4 pt-2 sm:grid-cols-3">
              {getValues(slug).map(({ name }, place) => (
                <TextInput
                  // Two packages may have the same name; their index changes only by a save elsewhere.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={place}
                  label={name}
                  error={formState.errors[slug]?.[place]?.price?.message}
                  autoComplete="off"
                  {...register(`${slug}.${place}.price`)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </RecordForm>
    </div>
  );
}
