/** How many checks a part of the deep run passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The value of `--name=value` among the arguments, if given. */
export function optionOf(args: readonly string[], name: string): string | undefined {
  const prefix = `--${name}=`;
  return args.find((arg) => arg.startsWith(prefix))?.slice(prefix.length);
}

/** `--name=7` as a whole number from 1. @throws with one sentence if it is none. */
export function countOf(args: readonly string[], name: string, usual: number): number {
  const value = Number(optionOf(args, name) ?? usual);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a number from 1.`);
  return value;
}
