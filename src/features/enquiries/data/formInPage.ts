/** Shows the form that stands in the contact page instead of a dialog. @returns false on other pages. */
export function showFormInPage(): boolean {
  const form = document.getElementById('enquiry');
  if (!form) return false;
  form.scrollIntoView();
  form.focus({ preventScroll: true });
  return true;
}
