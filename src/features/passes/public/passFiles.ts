export { savePass } from './savePass.ts';
export { savePassNights } from './savePassNights.ts';
