/** One statement of an SQL file and the line (from 1) it starts on. */
export interface Statement {
  text: string;
  line: number;
}

// In this order: comment, block comment (one level of nesting suffices), dollar quote, string, quoted name, end of
// statement. Text in between belongs to the statement.
const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$|[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|;/g;

/**
 * Splits SQL at its semicolons, to locate a failed statement and to compare a migration with the applied one. The file
 * itself always runs as a whole, so an unsupported construct costs at most the line number.
 */
export function splitStatements(sql: string): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  let line = 1;
  const take = (end: number) => {
    const text = sql.slice(start, end);
    const lead = leading(text);
    const first = line + lineAt(text, lead) - 1;
    if (lead < text.length) statements.push({ text: text.slice(lead), line: first });
    line += lineAt(text, text.length) - 1;
    start = end + 1;
  };
  for (const token of sql.matchAll(TOKEN)) if (token[0] === ';') take(token.index);
  take(sql.length);
  return statements;
}

/** Line (from 1) of the character at `index`. */
export function lineAt(sql: string, index: number): number {
  return sql.slice(0, index).split('\n').length;
}

function leading(text: string): number {
  return /^(?:\s+|--[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(text)?.[0].length ?? 0;
}
