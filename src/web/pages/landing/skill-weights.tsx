import { sampleExcerpts } from './sample-excerpts.data.ts';

export function SkillWeights() {
  return (
    <dl className="tool-facts">
      {sampleExcerpts.skills.top.map(({ name, weight }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="flex items-center gap-2">
            <svg viewBox="0 0 60 6" className="w-15 fill-evaluate" aria-hidden="true">
              <rect width="60" height="6" rx="1" className="fill-evaluate-soft" />
              <rect width={weight * 6} height="6" rx="1" />
            </svg>
            <span className="w-5 text-right">{weight}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
