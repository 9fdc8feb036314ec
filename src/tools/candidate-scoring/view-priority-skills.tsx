import { Checkbox } from '#ui/checkbox.tsx';

import { docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { NumberedPoints } from '../view-parts/numbered-points.tsx';
import { TextTag } from '../view-parts/text-tag.tsx';
import type { CandidateScoringView } from './content.ts';

type Skill = CandidateScoringView['prioritySkills'][number];

/** A checklist for one conversation: the ticks are not kept. */
export function PrioritySkills({ skills }: { skills: readonly Skill[] }) {
  return (
    <NumberedPoints>
      {skills.map((skill, index) => (
        <div key={index} className="flex gap-3">
          <Checkbox
            label={<span className="sr-only">{skill.skillName} seen</span>}
            className="pt-1"
          />
          <div className="grid min-w-0 gap-1">
            <EditableText
              as="h4"
              path={['prioritySkills', index, 'skillName']}
              text={skill.skillName || 'Skill'}
              label="skill"
              className="text-md font-semibold"
            />
            {skill.reason && (
              <EditableText
                path={['prioritySkills', index, 'reason']}
                text={skill.reason}
                label="reason"
                className={docText}
              />
            )}
            <TextTag
              text={skill.evidenceSource}
              path={['prioritySkills', index, 'evidenceSource']}
            />
          </div>
        </div>
      ))}
    </NumberedPoints>
  );
}
