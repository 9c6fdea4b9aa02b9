import { lateText } from './late.ts';
import { site as firm } from '@/content/site.ts';

const { city } = firm.address;

/** Texts of the enquiry form. Labels, button texts and toasts are specified: tests name them. */
export const enquiryText = {
  title: lateText.dialogs.enquiry,
  introduction: 'Tell us what you are planning. We reply within one working day.',
  /** On the contact page, in place of the form. */
  panel: {
    title: 'Send an enquiry',
    noScript:
      'The form needs JavaScript, which is switched off here. Please call, email or WhatsApp us: our details are below.',
  },
  about: (service: string) => `About: ${service}`,
  labels: {
    name: 'Full Name',
    email: 'Email',
    phone: 'Phone',
    eventType: 'Event Type',
    datePreference: 'Date Preference',
    eventDate: 'Event Date',
    eventMonth: 'Month',
    eventYear: 'Year',
    location: 'Preferred Location',
    guestCount: 'Guests',
    budget: 'Expected Budget (₹)',
    message: 'Additional Details',
    subscribe: 'Send me the newsletter with offers and event news',
  },
  hints: {
    phone: 'We call or send a WhatsApp message here.',
    location: 'A city, an area or a venue you have in mind.',
    notSure: 'No problem: we will help you find a date.',
  },
  noEmail: 'No email?',
  noEmailChat: 'Send this on WhatsApp',
  placeholders: {
    eventType: 'Choose an event',
    eventMonth: 'Choose',
    budget: 'For example ₹5 lakh',
    message: 'Functions, theme, food, anything you already know',
  },
  preferences: {
    specific: 'Choose by date',
    month: 'Choose month',
    'not-sure': 'Not sure yet',
  },
  optional: 'optional',
  honeypot: 'Leave this field empty',
  privacyBefore: 'We use your details to answer this enquiry.',
  privacyLink: 'Privacy',
  submit: 'Send enquiry',
  submitting: 'Submitting...',
  success: 'Your inquiry has been submitted successfully!',
  failure: 'There was an error submitting your inquiry. Please try again.',
  draftKept: 'We kept what you typed.',
  draftClear: 'Start over',
  fallback: {
    title: 'Not sent yet',
    failed: 'What you typed is still here. Try again, or send the same text on WhatsApp.',
    limited:
      'Several enquiries came from your network just now. Wait a few minutes and try again, or send the same text on WhatsApp.',
    refused: 'Please correct the marked field and send again, or send the same text on WhatsApp.',
    whatsApp: 'Send on WhatsApp',
    greeting: (name: string) => `Namaste ${name}, this is my enquiry:`,
  },
  /** An enquiry queued on the device. */
  waiting: {
    title: 'Not sent yet, but safe',
    saved: 'Saved on this device. We will send it as soon as you are online.',
    limited:
      'Several enquiries came from your network just now. Yours is saved on this device, and we will send it by itself in a few minutes.',
    stale: 'You wrote this over a week ago. Send it now?',
    refused: 'It could not be accepted as it is. Please check it and send it again.',
    label: 'Enquiries that wait on this device',
    entry: (reference: string) => `Your enquiry ${reference}`,
    sendNow: 'Send now',
    sending: 'Submitting...',
    correct: 'Correct it',
    remove: 'Delete',
    removeSure: 'Delete',
    keep: 'Keep it',
    stillWaits: 'It could not be sent just now. It stays saved on this device.',
    storageFailed: 'The browser could not do that. Please send it on WhatsApp.',
    delivered: (success: string, reference: string) => `${success} Your reference: ${reference}`,
    close: 'Done',
  },
  receipt: {
    title: 'Thank you, we have it',
    reference: 'Your reference',
    next: [
      'A planner reads your enquiry and checks the date.',
      'We call or write to you within one working day.',
      'You get a first plan and an estimate, free of charge.',
    ],
    nextTitle: 'What happens next',
    whatsApp: 'Continue on WhatsApp',
    whatsAppText: (name: string, reference: string, eventType: string) =>
      `Namaste ${name}, I have just sent the enquiry ${reference} (${eventType}).`,
    close: 'Done',
    another: 'Send another enquiry',
  },
  errors: {
    nameShort: 'Enter your full name, at least 2 letters.',
    nameLong: 'Shorten the name to 100 characters.',
    email: 'Enter an email address such as asha@example.com.',
    emailLong: 'Use an email address of at most 254 characters.',
    phone: 'Enter the phone number with 10 digits, for example 98350 12345.',
    phoneForeign:
      'Check the phone number: 10 digits in India, or begin with + and the country code.',
    eventType: 'Choose the event type.',
    datePreference: 'Choose a date preference.',
    eventDateMissing: 'Choose the event date, or "Not sure yet" above.',
    eventDatePast: 'Choose today or a later date.',
    eventDateFar: 'Choose a date within the next five years.',
    eventMonth: 'Choose the month.',
    eventMonthPast: 'This month is over. Choose a later month or year.',
    eventYear: 'Choose the year.',
    locationShort: `Enter a city, area or venue, for example ${city}.`,
    locationLong: 'Shorten the location to 200 characters.',
    guestCount:
      'Enter the number of guests as a whole number from 1 to 1,00,000, or leave it empty.',
    budgetLong: 'Shorten the budget to 100 characters.',
    messageLong: 'Shorten the details to 4,000 characters.',
    characters: 'Some characters are not supported. Please type it again.',
    refused: 'Please check this field.',
  },
  /** Labels of the stored message, in order. */
  stored: {
    event: 'Event',
    date: 'Preferred date',
    location: 'Preferred location',
    guests: 'Guests',
    budget: 'Budget',
    details: 'Additional details',
    unspecified: 'Not specified',
    undecided: 'Not specified yet',
  },
  subject: (eventType: string) => `New Booking Inquiry: ${eventType}`,
} as const;

/** Version of the newsletter's wording that a visitor consents to; raise it when `labels.subscribe` changes. */
export const consentVersion = 'newsletter-2026-11';
