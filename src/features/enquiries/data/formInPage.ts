/** Scrolls to the form on the contact page instead of opening a dialog. @returns false on other pages. */
export function showFormInPage(): boolean {
  const form = document.getElementById('enquiry');
  if (!form) return false;
  form.scrollIntoView();
  form.focus({ preventScroll: true });
  return true;
}
