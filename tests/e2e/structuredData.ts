import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from '../../scripts/prerender.ts';
import { distDir, siteUrl } from './site.ts';

type Node = Readonly<Record<string, unknown>>;

type Rule = {
  source: string;
  required: string[];
  recommended: string[];
  /** Of the recommended ones: what the owner may leave out. */
  optional?: string[];
  /** Recommended properties that we do not know and do not make up. */
  unknown?: string[];
};

const google = 'https://developers.google.com/search/docs/appearance/structured-data';

const event: Rule = {
  source: `${google}/event`,
  required: ['name', 'startDate', 'location', 'location.address'],
  recommended: [
    'description',
    'endDate',
    'eventStatus',
    'image',
    'location.name',
    'offers',
    'organizer.name',
    'organizer.url',
    'performer',
  ],
  optional: ['description', 'image', 'endDate'],
  // The owner writes no performer, and the price as free text.
  unknown: ['offers', 'performer'],
};

/**
 * Properties that Google's documentation requires of each type (from memory, November 2026: not opened again). Rules of
 * nested types are with their parents: `location.name`.
 */
const rules: Readonly<Record<string, Rule>> = {
  Event: event,
  // Kinds of Event (schema.org): an edition of Raas Garba and its nights.
  Festival: event,
  DanceEvent: event,
  ProfessionalService: {
    source: `${google}/local-business`,
    required: ['name', 'address'],
    recommended: [
      'aggregateRating',
      'review',
      'geo',
      'priceRange',
      'telephone',
      'url',
      'image',
      'address.streetAddress',
      'address.addressLocality',
      'address.addressRegion',
      'address.postalCode',
      'address.addressCountry',
      'openingHoursSpecification.dayOfWeek',
      'openingHoursSpecification.opens',
      'openingHoursSpecification.closes',
    ],
    // There are no ratings; site.ts has no prices and no place on the map.
    unknown: ['aggregateRating', 'review', 'geo', 'priceRange'],
  },
  BreadcrumbList: {
    source: `${google}/breadcrumb`,
    required: ['itemListElement'],
    recommended: [],
  },
  ListItem: {
    source: `${google}/breadcrumb`,
    required: ['position', 'name', 'item'],
    recommended: [],
  },
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The structured data of a page. @throws where a block is not JSON. */
export function structuredData(html: string): Node[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => {
      const data: unknown = JSON.parse(json);
      if (!isNode(data)) throw new Error(`A block holds no single thing: ${json}`);
      return data;
    },
  );
}

export const ofType = (data: readonly Node[], type: string) =>
  data.filter((node) => node['@type'] === type);

function at(node: Node, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), node);
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value.length);

function ruleFaults(node: Node): string[] {
  const rule = rules[String(node['@type'])];
  if (!rule) return [];
  const { required, recommended, optional = [], unknown = [] } = rule;
  const missing = [
    ...required,
    ...recommended.filter((name) => !optional.includes(name) && !unknown.includes(name)),
  ].filter((name) => !isGiven(at(node, name)));
  const invented = unknown.filter((name) => at(node, name) !== undefined);
  return [
    ...missing.map((name) => `${String(node['@type'])} has no ${name} (${rule.source})`),
    ...invented.map((name) => `${String(node['@type'])} has ${name}, which we do not know`),
  ];
}

/** Whether an address of the site leads to a page or a file of the build. */
export function isInBuild(url: string): boolean {
  const path = decodeURIComponent(new URL(url).pathname);
  return existsSync(pageFile(distDir, path)) || (path !== '/' && existsSync(join(distDir, path)));
}

const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'sameAs', 'eventStatus']);
/** A moment with Patna's offset, or a month where the day is not known yet. */
const MOMENT = /^\d{4}-\d{2}(?:-\d{2}T\d{2}:\d{2}:\d{2}\+05:30)?$/;

function valueFaults(key: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valueFaults(key, entry));
  if (isNode(value)) return [...ruleFaults(value), ...nodeFaults(value)];
  const text = String(value);
  if (key.endsWith('Date') && (!MOMENT.test(text) || Number.isNaN(Date.parse(text))))
    return [`${key} is no moment in Patna: ${text}`];
  if (!ADDRESSES.has(key)) return [];
  if (!/^https:\/\/[^/]/.test(text)) return [`${key} is not absolute: ${text}`];
  return text.startsWith(siteUrl) && !isInBuild(text)
    ? [`${key} is not in the build: ${text}`]
    : [];
}

function nodeFaults(node: Node): string[] {
  return Object.entries(node).flatMap(([key, value]) => valueFaults(key, value));
}

function trailFaults(node: Node, canonical: string): string[] {
  const items = Array.isArray(node['itemListElement'])
    ? node['itemListElement'].filter(isNode)
    : [];
  const wrong = items.filter((item, index) => item['position'] !== index + 1);
  return [
    ...(items.length < 2 ? ['BreadcrumbList leads nowhere'] : []),
    ...(items[0]?.['item'] === `${siteUrl}/` ? [] : ['BreadcrumbList does not begin at home']),
    ...(items.at(-1)?.['item'] === canonical ? [] : [`BreadcrumbList ends beside ${canonical}`]),
    ...wrong.map((item) => `ListItem has the wrong position: ${JSON.stringify(item)}`),
  ];
}

/** Faults of a page's structured data, one line each. */
export function structuredDataFaults(data: readonly Node[], canonical: string): string[] {
  return data.flatMap((node) => [
    ...(node['@context'] === 'https://schema.org' ? [] : ['A block is not of schema.org']),
    ...(String(node['@type']) in rules ? [] : [`No rule for ${String(node['@type'])}`]),
    ...ruleFaults(node),
    ...nodeFaults(node),
    ...(node['@type'] === 'BreadcrumbList' ? trailFaults(node, canonical) : []),
  ]);
}
