import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '@/shared/ui/Button.tsx';
import type { Field } from './field.ts';
import { type FieldViewProps, textOf } from './fieldValue.ts';
import { FieldView } from './FieldView.tsx';

type TestLinkProps = { href: string; label?: string; children: ReactNode };

/** Opens in a new tab what a visitor would open. */
export function TestLink({ href, label, children }: TestLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: 'quiet', size: 'sm' })}
    >
      {children}
    </a>
  );
}

/**
 * The field with a link below its input.
 * @param test text of the link.
 * @param hrefOf returns null or '' for a text without a target.
 */
export function withTest(
  field: Field<string>,
  test: string,
  hrefOf: (text: string) => string | null,
): Field<string> {
  const View = (props: FieldViewProps) => {
    const href = hrefOf(textOf(props.value).trim());
    return (
      <div className="space-y-1">
        <FieldView {...props} field={{ ...props.field, control: field.control }} />
        {href && (
          <TestLink href={href} label={`${test}: ${props.field.label}`}>
            <ExternalLink aria-hidden />
            {test}
          </TestLink>
        )}
      </div>
    );
  };
  return { ...field, control: { kind: 'custom', View } };
}
