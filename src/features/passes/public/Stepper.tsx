import { Minus, Plus } from 'lucide-react';
import { saleText } from '@/content/en/passSale.ts';
import { Button } from '@/shared/ui/Button.tsx';

type StepperProps = {
  /** Name of what is counted. */
  name: string;
  value: number;
  max: number;
  disabled: boolean;
  onChange: (value: number) => void;
};

/** A number with a button at each side; its changes are announced. */
export function Stepper({ name, value, max, disabled, onChange }: StepperProps) {
  return (
    <div className="flex items-center gap-2">
      <Button
        variant="secondary"
        className="size-11 p-0"
        aria-label={saleText.kind.less(name)}
        disabled={disabled || value === 0}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden />
      </Button>
      <output aria-label={name} className="min-w-9 text-center text-lg font-semibold tabular-nums">
        {value}
      </output>
      <Button
        variant="secondary"
        className="size-11 p-0"
        aria-label={saleText.kind.more(name)}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden />
      </Button>
    </div>
  );
}
