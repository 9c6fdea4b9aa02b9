/** Many times what one page asks for. */
const MOST = 500;

/**
 * Answers of the database by query, for the pages of a build: those that many pages share stay, those of one page go, so
 * that memory does not grow with the number of rows.
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
