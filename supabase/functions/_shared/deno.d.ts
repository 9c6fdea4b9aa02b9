/** The little of Deno that the functions' index.ts files use, so that tsc checks them too. */
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};
