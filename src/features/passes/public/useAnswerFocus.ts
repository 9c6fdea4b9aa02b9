import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Brings the answer to what a buyer did into view, with the focus: after a step within the site, and when the form that
 * had the focus has gone.
 * @param hasForm whether it is shown.
 * @returns ref of the answer.
 */
export function useAnswerFocus(hasForm: boolean) {
  const answer = useRef<HTMLDivElement>(null);
  const hadForm = useRef(false);
  const isStep = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isStep) answer.current?.focus();
  }, [isStep]);
  useEffect(() => {
    // The browser gives the body the focus of what is gone.
    if (hadForm.current && !hasForm && document.activeElement === document.body)
      answer.current?.focus();
    hadForm.current = hasForm;
  }, [hasForm]);
  return answer;
}
