import { team, teamText } from '@/content/en/team.ts';
import { Dialog } from '@/shared/ui/Dialog.tsx';

type BioDialogProps = {
  /** Index of the team member. */
  index: number;
  onClose: () => void;
};

/** Name, position, biography and Areas of Expertise of a team member. */
export function BioDialog({ index, onClose }: BioDialogProps) {
  const member = team[index];
  if (!member) return null;
  return (
    <Dialog open onClose={onClose} title={member.name}>
      <p className="eyebrow">{member.position}</p>
      <p className="measure mt-3">{member.bio}</p>
      <h3 className="font-display mt-6 text-lg font-semibold">{teamText.expertise}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {member.expertise.map((area) => (
          <li key={area} className="border-marigold rounded-full border px-3 py-1 text-sm">
            {area}
          </li>
        ))}
      </ul>
      {teamText.sample && <p className="text-muted mt-6 text-sm">{teamText.sample}</p>}
    </Dialog>
  );
}
