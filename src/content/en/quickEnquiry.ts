/** Quick Enquiry on the home page: the way into the enquiry form (specification section 2). */
export const quickEnquiryText = {
  title: 'Quick Enquiry',
  lead: 'Tell us the date, the place and about how many guests. We answer with a first plan and a figure, in writing.',
  button: 'Start your enquiry',
  call: (phone: string) => `or call ${phone}`,
};
