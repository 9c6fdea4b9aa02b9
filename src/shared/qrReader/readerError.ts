/** refused: the browser or its policy runs no WebAssembly. failed: the reader's files did not load, or it broke. */
export type ReaderProblem = 'refused' | 'failed';

/** The camera's picture cannot be read; a typed code still can. */
export class ReaderError extends Error {
  readonly problem: ReaderProblem;
  constructor(problem: ReaderProblem) {
    super(`The QR reader is ${problem}.`);
    this.problem = problem;
  }
}
