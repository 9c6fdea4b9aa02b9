import type { ReactNode, Ref } from 'react';

type SectionHeadProps = {
  /** Of the title, which the section is labelled by. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** The way to more of it, at the right where it fits. */
  action?: ReactNode;
  className?: string;
  /** The title, for sections that move the focus to it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** What belongs to the head, under its words. */
  children?: ReactNode;
};

/** How a section begins: its title, a sentence or two, and the way to more. */
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
