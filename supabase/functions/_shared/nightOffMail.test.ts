// @vitest-environment node
import { expect, it } from 'vitest';
import { composeMail } from './notification.ts';
import { enquiryId, job, settings } from './testing.ts';

const payload = {
  recipients: ['ritu@example.org'],
  name: 'Ritu Kumari\r\nBcc: c@d.in',
  edition: 'Raas Garba 2027',
  date: '2027-10-09',
  reference: 'K7P2M4',
  order: enquiryId,
  token: 'a'.repeat(43),
  moved_to: null,
  refund_paise: 16_600,
  is_paid: true,
};
const mailOf = (more: object = {}) =>
  composeMail(
    { ...job(), kind: 'night_off', enquiry_id: null, payload: { ...payload, ...more } },
    settings,
  );

it('tells a buyer what becomes of the passes, with the link to the order', () => {
  const mail = mailOf();
  expect(mail.to).toEqual(['ritu@example.org']);
  expect(mail.subject).toBe('Raas Garba 2027: Sat, 9 Oct 2027 is called off');
  expect(mail.text).toContain('Hello Ritu Kumari Bcc: c@d.in,');
  expect(mail.text).toContain('We pay back ₹166.');
  expect(mail.text).not.toContain('instead');
  expect(mail.text).toContain(`https://mandap.example/passes#${enquiryId}.${'a'.repeat(43)}`);
});

it.each([
  [{ moved_to: '2027-10-10', refund_paise: 0 }, 'valid on Sun, 10 Oct 2027 instead', 'pay back'],
  [{ is_paid: false, refund_paise: 0 }, 'not paid yet', 'Other nights'],
])('says what is true of %o', (facts, said, unsaid) => {
  const { text } = mailOf(facts);
  expect(text).toContain(said);
  expect(text).not.toContain(unsaid);
});

it.each([[[]], [['not an address']], [['a@example.org', 'b@example.org']]])(
  'goes to its buyer alone: %o is refused',
  (recipients) => expect(() => mailOf({ recipients })).toThrow(/Invalid/),
);
