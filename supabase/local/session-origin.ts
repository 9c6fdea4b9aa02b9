import {
  PrimitiveValueListNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  type InsertQueryNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  type RootOperationNode,
} from 'kysely';
import { requestContext } from './request-context.ts';

/**
 * Writes address and browser into auth.sessions, as GoTrue does: lite inserts null, and the trigger of the login
 * history needs them in the INSERT itself.
 */
export function addSessionOrigin(connection: { kysely: Kysely<Record<string, unknown>> }): void {
  connection.kysely = connection.kysely.withPlugin(plugin);
}

const plugin: KyselyPlugin = {
  transformQuery: ({ node }) => (isSessionInsert(node) ? withOrigin(node) : node),
  transformResult: ({ result }) => Promise.resolve(result),
};

function isSessionInsert(node: RootOperationNode): node is InsertQueryNode {
  return (
    node.kind === 'InsertQueryNode' &&
    node.into?.table.identifier.name === 'sessions' &&
    node.into.table.schema?.name === 'auth'
  );
}

function withOrigin(node: InsertQueryNode): InsertQueryNode {
  const headers = requestContext.getStore()?.headers;
  const { columns, values } = node;
  if (!headers || !columns || !values || !ValuesNode.is(values)) return node;
  const origin = new Map<string, string | undefined>([
    ['ip', headers['x-forwarded-for']],
    ['user_agent', headers['user-agent']],
  ]);
  const known = columns.map((column) => origin.get(column.column.name));
  const rows = values.values.map((row) => {
    if (PrimitiveValueListNode.is(row)) {
      return PrimitiveValueListNode.create(row.values.map((value, at) => known[at] ?? value));
    }
    if (!ValueListNode.is(row)) return row;
    return ValueListNode.create(row.values.map((value, at) => replaced(value, known[at])));
  });
  return { ...node, values: ValuesNode.create(rows) };
}

function replaced(value: OperationNode, known: string | undefined): OperationNode {
  return known === undefined ? value : ValueNode.create(known);
}
