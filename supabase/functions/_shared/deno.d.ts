/** The part of Deno used by the functions' index.ts files, so that tsc checks them too. */
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};
