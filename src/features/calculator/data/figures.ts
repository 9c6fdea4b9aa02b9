import { calculatorText } from '@/content/en/calculator.ts';
import { plainFigure, readCount, readFigure } from '@/shared/lib/figures.ts';
import { formatInr, inrDigits, parseInr } from '@/shared/lib/money.ts';
import type { Problem } from './edits.ts';
import { limits } from './plan.ts';

const { errors } = calculatorText;

/** A parsed value, or the error to show. */
export type Reading = { value: number; error?: undefined } | { value?: undefined; error: string };

/** '1,00,000': an integer with Indian grouping. */
export function formatCount(count: number): string {
  return inrDigits(count * 100);
}

/** '32.5' for 3250 hundredths of a per cent. */
export function shareDigits(share: number): string {
  return String(share / 100);
}

/** '32.5%'. */
export function formatShare(share: number): string {
  return `${shareDigits(share)}%`;
}

function within(value: number | undefined, most: number, error: string, tooMuch: string): Reading {
  if (value === undefined) return { error };
  return value > most ? { error: tooMuch } : { value };
}

/** Parses an amount in rupees, up to the cap. */
export function readAmount(text: string): Reading {
  return within(parseInr(text), limits.total, errors.amount, errors.cap);
}

/** Parses the price of a plate. */
export function readPlate(text: string): Reading {
  const tooMuch = errors.plateCap(formatInr(limits.plate));
  return within(parseInr(text, 'plate'), limits.plate, errors.amount, tooMuch);
}

/** Parses a number of guests. */
export function readGuests(text: string): Reading {
  const { min, max } = limits.guests;
  const value = readCount(text, 'guests') ?? 0;
  return value < min || value > max ? { error: errors.guests(formatCount(max)) } : { value };
}

/** Parses a share of at most `most`, both in hundredths of a per cent. */
export function readShare(text: string, most: number): Reading {
  const value = readFigure(plainFigure(text).replace(/\.? ?%?$/, ''), 2);
  const error = errors.percent(shareDigits(most));
  return within(value, most, error, error);
}

/** Error message of a problem. */
export function problemText(problem: Problem): string {
  switch (problem.kind) {
    case 'cap':
      return errors.cap;
    case 'locked':
      return errors.locked(formatInr(problem.sum));
    case 'room':
      return errors.room(formatInr(problem.room));
    case 'stuck':
      return errors.stuck(formatInr(problem.room));
  }
}
