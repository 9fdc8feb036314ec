import { toolInfo, type ToolPurpose } from '#shared/tool-info.ts';

import { cn } from '#ui/class-names.ts';
import { ToolCard } from './tool-card.tsx';
import { toolCards } from './tool-cards.tsx';

const purposes: { purpose: ToolPurpose; name: string; aim: string; columns: string }[] = [
  { purpose: 'attract', name: 'Attract', aim: 'so the right people answer', columns: '' },
  {
    purpose: 'find',
    name: 'Find',
    aim: 'the others, and what they cost',
    columns: 'md:grid-cols-2',
  },
  { purpose: 'engage', name: 'Engage', aim: 'and keep them talking', columns: 'md:grid-cols-2' },
  {
    purpose: 'evaluate',
    name: 'Evaluate',
    aim: 'everyone by the same measure',
    columns: 'md:grid-cols-2 xl:grid-cols-3',
  },
  { purpose: 'decide', name: 'Decide', aim: 'with the hiring manager', columns: 'md:grid-cols-2' },
];

export function FeaturesSection() {
  return (
    <section id="features" aria-labelledby="features-heading" className="border-t">
      <div className="landing-column pt-16 pb-8 lg:pt-24">
        <h2 id="features-heading" className="landing-heading">
          Key Features
        </h2>
        <p className="mt-4 max-w-[60ch] font-serif text-lg leading-relaxed text-ink-soft">
          Ten tools for every job, shown by what they hand you. The excerpts are from the sample job
          above.
        </p>
      </div>
      {purposes.map(({ purpose, name, aim, columns }) => (
        <div
          key={purpose}
          className="landing-column grid gap-x-8 gap-y-5 py-6 lg:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <p className="border-t pt-4">
            <span className="block font-serif text-2xl tracking-tight">{name}</span>
            <span className="text-ink-soft">{aim}</span>
          </p>
          <div className={cn('grid gap-6', columns)}>
            {toolCards
              .filter(({ tool }) => toolInfo[tool].purpose === purpose)
              .map((card) => (
                <ToolCard key={card.tool} {...card} />
              ))}
          </div>
        </div>
      ))}
    </section>
  );
}
