/** A row from the WAL or a query. */
export type Row = Record<string, unknown>;
type Test = (value: unknown) => boolean;

/** Splitting is quadratic: 64 kB of commas would block the server for seconds. */
const LONGEST = 1000;
const CLAUSE = /^(\w+)=(not\.)?(eq|neq|lt|lte|gt|gte|in|is)\.(.*)$/s;

/**
 * Compiles `status=in.(new,won),id=eq.1` into a predicate on rows; no filter matches every row.
 * @throws Error for unsupported filters, so that the join fails, as hosted.
 */
export function parseFilter(filter: string | undefined): (row: Row) => boolean {
  if (!filter) return () => true;
  if (filter.length > LONGEST) throw new Error('unsupported filter: it is too long');
  const tests = filter.split(/,(?![^(]*\))/).map(parseClause);
  return (row) => tests.every((test) => test(row));
}

function parseClause(clause: string): (row: Row) => boolean {
  const match = CLAUSE.exec(clause);
  if (!match) throw new Error(`unsupported filter: ${clause}`);
  const [, column = '', not, operator = '', raw = ''] = match;
  const test = testOf(operator, raw);
  return (row) => test(row[column]) !== Boolean(not);
}

function testOf(operator: string, raw: string): Test {
  if (operator === 'is') return (value) => textOf(value ?? null) === raw;
  if (operator === 'in') {
    const values = raw.replaceAll(/^\(|\)$/g, '').split(',');
    const set = new Set(values.map((value) => value.replaceAll(/^"|"$/g, '')));
    return (value) => set.has(textOf(value));
  }
  // Null never compares, as in SQL.
  return (value) => value !== null && value !== undefined && compare(operator, value, raw);
}

function compare(operator: string, value: unknown, raw: string): boolean {
  const order =
    typeof value === 'number' || typeof value === 'bigint'
      ? Number(value) - Number(raw)
      : textOrder(textOf(value), raw);
  switch (operator) {
    case 'eq':
      return order === 0;
    case 'neq':
      return order !== 0;
    case 'lt':
      return order < 0;
    case 'lte':
      return order <= 0;
    case 'gt':
      return order > 0;
    default:
      return order >= 0;
  }
}

function textOrder(value: string, raw: string): number {
  if (value === raw) return 0;
  return value < raw ? -1 : 1;
}

/** A value in filter syntax: `true`, `12`, `new`; dates in ISO form. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return JSON.stringify(value) ?? 'null';
}
