import * as v from 'valibot';
import {
  publishedWords,
  type PublishedWords,
} from '../../src/features/site-content/data/publishedWords.ts';
import { askDatabase } from './buildSettings.ts';

const answer = v.object({
  publication: v.number(),
  words: v.record(v.string(), v.unknown()),
});

/**
 * The words that are published now, checked, and the number of their publication.
 * @throws where the database cannot say: without it nobody knows what the owner has published.
 */
export async function fetchWords(
  database: Parameters<typeof askDatabase>[1],
): Promise<PublishedWords & { publication: number }> {
  const response = await askDatabase('published_words', database);
  if (response.status === 404)
    throw new Error(
      'The database does not know published_words: run npx supabase db push (docs/deploy.md).',
    );
  if (!response.ok)
    throw new Error(`The published words could not be read: ${response.status} of the database.`);
  const { publication, words } = v.parse(answer, await response.json());
  return { publication, ...publishedWords(words) };
}
