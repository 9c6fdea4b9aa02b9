/** Quick Enquiry on the home page, which links to the enquiry form. */
export const quickEnquiryText = {
  title: 'Quick Enquiry',
  lead: 'Tell us the date, the place and roughly how many guests. We will send you a first plan and an estimate in writing.',
  button: 'Start your enquiry',
  call: (phone: string) => `or call ${phone}`,
};
