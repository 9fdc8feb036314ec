import Check from 'lucide-react/icons/check';

import type { Reading } from '#shared/reading.ts';
import { Button } from '#ui/button.tsx';

import { Row } from './row.tsx';

type Occupation = Reading['occupation'];
interface OccupationRowProps {
  occupation: Occupation;
  onChoose: (chosen: Pick<Occupation, 'soc' | 'id'>) => void;
}

const most = 3;

/** Pay, boards and questions hang on it, so a doubt is asked and not hidden. */
export function OccupationRow({ occupation, onChoose }: OccupationRowProps) {
  const { name, sure, alternatives } = occupation;
  const others = alternatives.slice(0, most);
  if (sure || others.length === 0) {
    return (
      <Row label="Occupation" lines={[]}>
        {name}
        {!sure && <span className="text-ink-soft"> (not sure)</span>}
      </Row>
    );
  }
  const names = [occupation, ...others].map((one) => one.name);
  const choices = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
  return (
    <Row label="Occupation" lines={[]}>
      <fieldset className="grid gap-1.5">
        <legend className="text-yellow">Not sure: {choices}?</legend>
        <span className="flex flex-wrap gap-1.5">
          {[occupation, ...others].map((one) => (
            <Button
              key={`${one.id} ${one.soc}`}
              variant="outline"
              size="sm"
              className="h-auto! min-h-7 px-2! whitespace-normal!"
              onClick={() => onChoose({ soc: one.soc, id: one.id })}
            >
              <Check aria-hidden="true" /> {one.name}
            </Button>
          ))}
        </span>
      </fieldset>
    </Row>
  );
}
