import type { ReactNode, Ref } from 'react';

type SectionHeadProps = {
  /** Id of the title, for the section's `aria-labelledby`. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** Link to more, at the right where it fits. */
  action?: ReactNode;
  className?: string;
  /** Ref of the title, for sections that move the focus to it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Rendered below the title and lead. */
  children?: ReactNode;
};

/** Head of a section: title, lead and a link to more. */
export function SectionHead(props: SectionHeadProps) {
  const { id, title, lead, action, className = '', titleRef, children } = props;
  const words = (
    <>
      <h2 ref={titleRef} id={id} tabIndex={titleRef ? -1 : undefined} className="text-title">
        {title}
      </h2>
      {lead && <p className="measure text-lead text-muted mt-3">{lead}</p>}
      {children}
    </>
  );
  if (!action) return <div className={className}>{words}</div>;
  return (
    <div className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-4 ${className}`}>
      <div>{words}</div>
      {action}
    </div>
  );
}
