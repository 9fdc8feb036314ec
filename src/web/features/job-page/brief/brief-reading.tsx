import type { ReactNode } from 'react';

import type { Brief } from '#shared/brief.ts';
import { Badge } from '#ui/badge.tsx';

import { BriefFacts } from './brief-facts.tsx';
import { describePay, describePlace, describeSeniority, formatShare } from './brief-words.ts';
import { BriefSection, Evidence, Statement } from './evidence.tsx';

export function BriefReading({ brief }: { brief: Brief }) {
  return (
    <div className="grid gap-8">
      <Basics brief={brief} />
      <OpenQuestions missing={brief.missing} />
      <BriefFacts facts={brief.facts} />
      <Wishes brief={brief} />
    </div>
  );
}

function Basics({ brief }: { brief: Brief }) {
  const { occupation, pay, seniority } = brief;
  return (
    <dl className="grid gap-x-8 gap-y-5 border-y py-5 sm:grid-cols-2">
      <Basic label="Occupation">
        <p>
          {occupation.name}{' '}
          <span className="tabular text-ink-soft">({formatShare(occupation.confidence)} sure)</span>
        </p>
        {occupation.why.length > 0 && (
          <p className="text-sm text-ink-soft">{occupation.why.join(' ')}</p>
        )}
        {occupation.alternatives.length > 0 && (
          <p className="tabular text-sm text-ink-soft">
            Could also be{' '}
            {occupation.alternatives
              .map(({ name, confidence }) => `${name} (${formatShare(confidence)})`)
              .join(', ')}
          </p>
        )}
      </Basic>
      <Basic label="Seniority">
        <p>{describeSeniority(seniority)}</p>
        {seniority.source && <Evidence source={seniority.source} />}
      </Basic>
      <Basic label="Pay">
        <p className="tabular">{pay ? describePay(pay) : 'Not stated'}</p>
        {pay?.conversion && <p className="text-sm text-ink-soft">{pay.conversion}</p>}
        {pay && <Evidence source={pay.source} />}
      </Basic>
      <Basic label="Place">
        <p>{brief.place.label}</p>
        <p className="text-sm text-ink-soft">{describePlace(brief.place)}</p>
      </Basic>
      <Stated label="Employment" stated={brief.employmentType} />
      <Stated label="Reports to" stated={brief.reportsTo} />
      <Stated label="Department" stated={brief.department} />
      <Stated label="Start" stated={brief.startDate} />
    </dl>
  );
}

function Basic({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="mt-0.5 grid gap-1 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Stated({ label, stated }: { label: string; stated: Brief['department'] }) {
  if (!stated) return null;
  return (
    <Basic label={label}>
      <p>{stated.text}</p>
      <Evidence source={stated.source} />
    </Basic>
  );
}

function OpenQuestions({ missing }: { missing: Brief['missing'] }) {
  if (missing.length === 0) return null;
  return (
    <BriefSection title="What the job does not say" count={missing.length}>
      <ul className="divide-y border-y">
        {missing.map(({ topic, question, why, owner }) => (
          <li
            key={`${topic} ${question}`}
            className="grid items-start gap-x-6 gap-y-1.5 py-3 sm:grid-cols-[1fr_auto]"
          >
            <div className="grid gap-0.5">
              <p className="font-medium">{question}</p>
              <p className="text-sm text-ink-soft">{why}</p>
            </div>
            <Badge variant="outline" className="justify-self-start">
              Ask: {owner}
            </Badge>
          </li>
        ))}
      </ul>
    </BriefSection>
  );
}

/** What the recruiter added: whom not to take, whom to prefer, what may put people off, who competes. */
function Wishes({ brief }: { brief: Brief }) {
  const unlawful = brief.redFlags.filter((flag) => flag.unlawful);
  const lists = [
    { title: 'Deal breakers', entries: brief.dealBreakers },
    { title: 'Preferred backgrounds', entries: brief.preferredBackgrounds },
    { title: 'Red flags', entries: brief.redFlags.filter((flag) => !flag.unlawful) },
    { title: 'Left out because it must not decide', entries: unlawful },
    { title: 'Competitors', entries: brief.competitors },
  ];
  return lists
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => (
      <BriefSection key={title} title={title} count={entries.length}>
        <ul className="divide-y border-y">
          {entries.map(({ text, source }, index) => (
            <li key={index} className="py-2.5">
              <Statement text={text} source={source} />
            </li>
          ))}
        </ul>
      </BriefSection>
    ));
}
