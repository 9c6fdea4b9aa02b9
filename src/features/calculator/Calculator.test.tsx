import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calculatorText } from '@/content/en/calculator.ts';
import { defaultPlan } from './data/plan.ts';
import { planHash } from './data/planLink.ts';
import { loadPlan, savePlan } from './data/savedPlan.ts';
import { Calculator } from './public/Calculator.tsx';
import { watchGoals } from '../../../tests/builders/goals.ts';

const total = () => screen.getByLabelText('Total budget, in rupees');
const catering = () => screen.getByLabelText('Catering, in rupees');
const shareOfCatering = () => screen.getByLabelText('Catering, in per cent');
const guests = () => screen.getByLabelText('Guests');
const rowOf = (name: RegExp) =>
  within(screen.getByRole('table')).getByRole('row', { name }).textContent;
const address = (hash: string) => window.history.replaceState(null, '', `/calculator${hash}`);

async function type(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

// Types key by key, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  localStorage.clear();
  address('');
});
afterEach(() => address(''));

describe('the prerendered page', () => {
  it('shows the whole example, with fields that accept input at once', () => {
    document.body.innerHTML = renderToString(<Calculator />);
    expect(rowOf(/^Catering/)).toBe('Catering32%₹4,80,000');
    expect(rowOf(/^Grand total/)).toBe('Grand total, including reserve₹16,50,000');
    expect(guests()).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
    expect(document.body.innerHTML).not.toContain('style=');
    document.body.innerHTML = '';
  });

  it('is hydrated unchanged, and only then shows the stored plan', async () => {
    savePlan({ ...defaultPlan, guests: 250 });
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Calculator />);
    document.body.append(page);
    // A mismatch would log an error, which fails the test.
    const root = await act(async () => hydrateRoot(page, <Calculator />));
    expect(guests()).toHaveValue('250');
    expect(guests()).toBeEnabled();
    act(() => root.unmount());
    page.remove();
  });
});

describe('a budget', () => {
  it('keeps the proportions when a total is typed key by key', async () => {
    const goals = watchGoals();
    render(<Calculator />);
    expect(goals).toEqual([]);
    await type(total(), '20 lakh');
    expect(catering()).toHaveValue('6,40,000');
    expect(rowOf(/^Invitations/)).toBe('Invitations and gifts2%₹40,000');
    await userEvent.tab();
    expect(total()).toHaveValue('20,00,000');
    expect(loadPlan()?.total).toBe(20_00_000_00);
    expect(goals).toEqual(['calculator_used']);
  });

  it('keeps the amount of locked catering when the total changes', async () => {
    render(<Calculator />);
    const lock = screen.getByRole('button', { name: 'Lock Catering' });
    await userEvent.click(lock);
    expect(lock).toHaveAttribute('aria-pressed', 'true');
    await type(total(), '10,00,000');
    expect(catering()).toHaveValue('4,80,000');
    expect(shareOfCatering()).toHaveValue('48');
    expect(rowOf(/^Total/)).toBe('Total₹10,00,000');
  });

  it("shows a field's error on blur and keeps the typed text", async () => {
    render(<Calculator />);
    await type(guests(), '2x0');
    expect(guests()).toHaveAttribute('aria-invalid', 'false');
    await userEvent.tab();
    expect(guests()).toHaveValue('2x0');
    expect(guests()).toHaveAccessibleDescription(calculatorText.errors.guests('1,00,000'));
    expect(rowOf(/^Catering/)).toContain('₹4,80,000');
    await type(guests(), '200');
    expect(guests()).toHaveAttribute('aria-invalid', 'false');
    expect(rowOf(/^Catering/)).toContain('₹2,40,000');
  });

  it('shows the cap, and what the locks leave', async () => {
    render(<Calculator />);
    await type(total(), '101 crore');
    await userEvent.tab();
    expect(total()).toHaveAccessibleDescription(/₹100 crore/);
    expect(rowOf(/^Total/)).toBe('Total₹15,00,000');
    await type(catering(), '14 lakh');
    await type(screen.getByLabelText('Decor, in per cent'), '50');
    await userEvent.tab();
    expect(screen.getByLabelText('Decor, in per cent')).toHaveAccessibleDescription(/₹1,00,000/);
  });

  it('warns over budget, and sets catering to the cost of the plates', async () => {
    render(<Calculator />);
    await type(screen.getByLabelText('Maximum you can spend'), '16 lakh');
    expect(screen.getByText(/^Over budget/)).toHaveTextContent('₹50,000 more than the ₹16,00,000');
    await type(catering(), '4 lakh');
    expect(screen.getByText(/food comes to/)).toHaveTextContent('₹80,000 more');
    await userEvent.click(screen.getByRole('button', { name: 'Set catering to ₹4,80,000' }));
    expect(catering()).toHaveValue('4,80,000');
  });

  it('adds up single costs', async () => {
    render(<Calculator />);
    await userEvent.click(screen.getByRole('radio', { name: 'Costs by item' }));
    await type(screen.getByLabelText('Other, in rupees'), '25,000');
    expect(rowOf(/^Total/)).toBe('Total₹15,25,000');
    expect(screen.queryByLabelText('Catering, in per cent')).toBeNull();
  });

  it('starts again, and undoes that', async () => {
    render(<Calculator />);
    await type(guests(), '300');
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(guests()).toHaveValue('400');
    expect(loadPlan()).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(guests()).toHaveValue('300');
    expect(loadPlan()?.guests).toBe(300);
  });
});

describe('an enquiry about the estimate', () => {
  it('carries its figures, and the answers to the form’s own questions', async () => {
    render(<Calculator />);
    await type(guests(), '450');
    await type(screen.getByLabelText('City'), 'Ranchi');
    await userEvent.tab();
    const { dataset } = screen.getByRole('link', { name: 'Send as enquiry' });
    expect(dataset['enquiry']).toBe('wedding');
    expect(dataset['enquiryDetails']).toMatch(/450 guests at ₹1,200 per plate/);
    expect(dataset['enquiryDetails']).toMatch(/Catering: ₹5,40,000 \(36%\)/);
    expect(Object.fromEntries(new URLSearchParams(dataset['enquiryKnown']))).toEqual({
      eventType: 'Wedding',
      location: 'Ranchi',
      guestCount: '450',
      budget: '₹16,50,000',
    });
  });
});

describe('a shared estimate', () => {
  const theirs = { ...defaultPlan, guests: 120, city: 'Ranchi' };

  it("is shown without replacing the visitor's own until it is changed, and can be left", async () => {
    savePlan({ ...defaultPlan, guests: 250 });
    address(planHash(theirs));
    render(<Calculator />);
    expect(guests()).toHaveValue('120');
    expect(screen.getByText(calculatorText.notices.shared)).toBeVisible();
    expect(loadPlan()?.guests).toBe(250);
    await userEvent.click(screen.getByRole('button', { name: 'Back to my estimate' }));
    expect(guests()).toHaveValue('250');
    expect(window.location.hash).toBe('');
  });

  it("becomes the visitor's own with the first change", async () => {
    address(planHash(theirs));
    render(<Calculator />);
    await type(guests(), '130');
    expect(screen.queryByText(calculatorText.notices.shared)).toBeNull();
    expect(window.location.hash).toBe('');
    expect(loadPlan()).toMatchObject({ guests: 130, city: 'Ranchi' });
  });

  it('that is damaged is rejected with a message', () => {
    address(planHash(theirs).replace('guests=120', 'guests=-1'));
    render(<Calculator />);
    expect(screen.getByText(calculatorText.notices.bad)).toBeVisible();
    expect(guests()).toHaveValue('400');
  });

  it('can be copied by hand if the browser refuses', async () => {
    render(<Calculator />);
    await type(guests(), '300');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.click(screen.getByRole('button', { name: 'Share link' }));
    const link = await screen.findByLabelText(calculatorText.actions.link);
    expect(link).toHaveAttribute('value', expect.stringContaining('guests=300'));
  });
});
