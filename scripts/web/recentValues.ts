/** Many times the queries of one page. */
const MOST = 500;

/**
 * Query results for the pages of a build, as an LRU cache: results that many pages share stay, so that memory does not
 * grow with the number of rows.
 */
export class RecentValues extends Map<string, unknown> {
  readonly #most: number;

  constructor(most = MOST) {
    super();
    this.#most = most;
  }

  override get(key: string): unknown {
    const value = super.get(key);
    if (this.delete(key)) super.set(key, value);
    return value;
  }

  override set(key: string, value: unknown): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#most && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
