import { lateText } from './late.ts';
import { site } from '@/content/site.ts';

/** Sign-up for a message when passes of Raas Garba go on sale. */
export const interestText = {
  title: lateText.dialogs.interest,
  introduction:
    'On the day passes go on sale, we send you one message on WhatsApp, or call you. We use your number for nothing else. This is free and does not reserve a pass.',
  name: 'Your name',
  phone: 'Phone',
  phoneHint: 'The number you use for WhatsApp.',
  privacy:
    'We keep your name and number until 30 days after the sale has opened, then they are deleted. To be taken off earlier, call us or write to us on WhatsApp.',
  privacyLink: 'Privacy policy',
  send: 'Tell me',
  sending: 'Sending...',
  done: {
    title: 'You are on the list',
    text: (phone: string) => `We will write to or call ${phone} on the day passes go on sale.`,
    close: 'Done',
  },
  problem: {
    title: 'Not sent yet',
    failed:
      'Your name and number are still here. Check your connection and try again, or write to us on WhatsApp.',
    field: 'Please correct the marked field and send again.',
    whatsApp: 'Write on WhatsApp',
    whatsAppText: (name: string) =>
      `Namaste ${site.name}, please tell me when passes for Raas Garba go on sale. ${name}`.trim(),
  },
} as const;
