type Values = Readonly<Record<string, string | number>>;
type Words = string | ((values: Values) => string);

/**
 * Messages to visitors for the database's refusals, by the code that it raises (private.refuse and private.need of the
 * migrations). `outdated` covers every request that only a page of another release can send.
 */
export const refusals: Readonly<Record<string, Words>> = {
  outdated: 'This page is out of date. Please load it again.',
  busy: 'Many people are here right now. Please try again in a moment.',
  day_limit: 'Too many came today. Please call us, or try again tomorrow.',

  // Name and contact details
  name_length: 'Please give your name, 2 to 100 characters on one line.',
  phone_digits: 'Please give a phone number of 7 to 15 digits.',
  phone_dial: 'Please give a phone number with 10 digits, or with + and the country code.',
  email: 'Please give a valid e-mail address.',
  email_or_none: 'Please give a valid e-mail address, or none.',
  leave_empty: 'Please leave this field empty.',

  // Events and the list of Raas Garba
  event_gone: 'There is no such event.',
  like_limit: 'Too many likes from this connection today.',
  interest_closed: 'This list is closed. Please call us or write to us on WhatsApp.',
  interest_limit:
    'Too many numbers came from this connection. Please try again in a few minutes, or call us.',

  // Enquiries
  event_type: 'Please choose an event type from the list.',
  message_length: 'The message is too long or holds characters that cannot be stored (limit 6000).',
  date_preference: 'Please choose how you want to give the date.',
  date_missing: 'Please give the date of the event.',
  date_past: 'The date of the event is in the past.',
  date_far: 'The date of the event is more than five years away.',
  month: 'Please choose the month of the event.',
  year: 'Please choose this year or one of the next two.',
  location_length: 'Please give the location, 2 to 200 characters on one line.',
  guests: 'The number of guests is from 1 to 100000.',
  budget_length: 'Please give the budget in at most 100 characters on one line.',
  details_length: 'The details are too long or hold characters that cannot be stored (limit 4000).',
  one_enquiry: 'Please send one enquiry at a time.',
  enquiry_limit:
    'Too many enquiries from this connection. Please try again in a few minutes, or call us.',

  // The sale of passes
  busy_sale: 'Many people are buying right now. Please try again in a moment.',
  work: 'Many people are buying right now. Please try again.',
  sale_closed: 'Passes of this edition are not sold here at the moment. Please call us.',
  sold_out: 'These passes are sold out. Choose another night, or join the waiting list.',
  kinds: 'Choose 1 to 20 kinds of passes.',
  kind_gone: 'One of these kinds of passes is no longer sold. Load the page again.',
  kind_early: ({ kind }) => `The sale of "${kind}" is not open yet.`,
  kind_over: ({ kind }) => `The sale of "${kind}" is over.`,
  kind_limit: ({ most, kind }) => `At most ${most} passes of "${kind}" in one order.`,
  one_night: ({ kind }) => `Choose one night for "${kind}".`,
  nights: ({ picks, kind }) => `Choose ${picks} nights for "${kind}".`,
  night_over: 'The sale for one of these nights is over. Choose another night.',
  price_changed: 'The price has changed meanwhile.',
  order_limit: 'One order is at most 10,00,000 rupees.',
  promo_invalid: 'This code does not work. Check it or leave it out.',
  promo_kinds: 'This code is not for these passes. Choose others, or order without it.',
  promo_used_up: 'This code has been used up. Order without it.',
  promo_used: 'This code was used with this phone number already. Order without it.',
  people_limit: ({ most }) =>
    `At most ${most} people a night can be booked with one phone number. Please call us for a group.`,
  unpaid_orders:
    'This phone number has unpaid orders already. Pay or cancel one of them, wait until its time is over, or call us.',

  // The waiting list
  wait_gone: 'This entry of the waiting list is not there.',
  wait_limit:
    'Too many requests came from this connection. Please try again in a few minutes, or call us.',
  wait_day_limit:
    'Too many requests came from this connection today. Please call us, or try again tomorrow.',
  wait_lists:
    'This phone number is on the waiting list several times already. Leave one of the lists first, or call us.',
  passes_left: 'There are passes left. You can order them now.',
  waits_already: 'This phone number is on the waiting list for these passes already.',

  // An order and its passes
  order_gone:
    'This order is not there. Check the link, or find your passes by phone number and reference.',
  order_cancelled:
    'This order was cancelled. If you have paid, please call us and we will refund you.',
  utr_digits:
    'The number has 12 digits. In your payment app open the payment: it is called UTR, UPI transaction ID or reference number.',
  utr_invalid:
    'This is not the number of a payment. In your payment app open the payment: it is called UTR, UPI transaction ID or reference number.',
  utr_phone:
    'This is your phone number. The number of the payment is in your payment app, as UTR, UPI transaction ID or reference number.',
  utr_limit: 'A number was entered six times. Please call us.',
  pass_final: 'This pass cannot be changed any more.',
  pass_changed: 'This pass was changed meanwhile. Load the page again.',
  pass_scanned: 'This pass was scanned tonight and cannot be passed on until the night is over.',
  pass_limit: 'This pass was passed on too often. Please call us.',
  holder_length: 'Please give a name of at most 60 characters.',
  looks_limit:
    'Too many passes were looked at from this connection. Please try again in a few minutes, or call us.',
  phone_of_order: 'Please give the phone number of the order.',
  reference: 'The reference has 6 characters. It is in the note of your payment.',
  find_limit: 'This was tried too often. Please try again in a few minutes, or call us.',
  find_day_limit:
    'This phone number was tried too often from this connection today. Please call us, or try again tomorrow.',
};
