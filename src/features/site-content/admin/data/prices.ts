import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Versioned } from '@/shared/admin/useRecordForm.ts';
import { serviceSections } from '@/features/site-content/data/serviceSections.ts';
import { price } from '@/features/site-content/data/shapedFields.ts';
import { contentKeys } from './contentKeys.ts';
import { readSections, type SectionRecord, useSaveSections, versionOf } from './contentQueries.ts';

/** Starting prices of the packages, by the service's slug. */
export type PriceValues = Record<string, { name: string; price: string }[]>;

const slugOf = ({ key }: { key: string }) => key.replace('services.', '');

/** The services in the order of their forms. */
export const priced = serviceSections.map((section) => ({ section, slug: slugOf(section) }));

const packagesSchema = v.array(v.looseObject({ name: v.string(), price: v.string() }));
const packagesOf = ({ values }: SectionRecord) => v.parse(packagesSchema, values['packages']);

export const pricesSchema = v.object(
  Object.fromEntries(
    priced.map(({ slug }) => [slug, v.array(v.object({ name: v.string(), price: price.schema }))]),
  ),
);

const shownOf = (record: SectionRecord): PriceValues[string] =>
  packagesOf(record).map(({ name, price: begins }) => ({ name, price: begins }));

const pricesOf = (records: readonly SectionRecord[]): Versioned<PriceValues> => ({
  version: versionOf(records),
  values: Object.fromEntries(
    records.map((record, index) => [priced[index]?.slug ?? '', shownOf(record)]),
  ),
});

/** Loads the prices. @throws DataError */
export async function readPrices(): Promise<Versioned<PriceValues>> {
  return pricesOf(await readSections(serviceSections));
}

/** Prices of all services, refetched on focus. */
export function usePrices() {
  return useQuery({ queryKey: contentKeys.prices, queryFn: readPrices, staleTime: 0 });
}

/** A service's packages with new prices, matched by name; none is added or removed. */
function withPrices(record: SectionRecord, wanted: PriceValues[string] = []) {
  const packages = packagesOf(record);
  for (const [place, one] of packages.entries()) {
    const inPlace = wanted[place]?.name === one.name ? wanted[place] : undefined;
    const own = inPlace ?? wanted.find(({ name }) => name === one.name);
    one.price = own?.price ?? one.price;
  }
  return packages;
}

/** Saves the drafts of services with changed prices. */
export function useSavePrices() {
  const save = useSaveSections();
  return async (prices: PriceValues, { values: base }: Versioned<PriceValues>) =>
    pricesOf(
      await save(serviceSections, {
        now: shownOf,
        was: (section) => base[slugOf(section)],
        mine: (section) => prices[slugOf(section)],
        next: (record, section) => ({
          ...record.values,
          packages: withPrices(record, prices[slugOf(section)]),
        }),
      }),
    );
}
