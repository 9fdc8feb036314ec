import { useQuery } from '@tanstack/react-query';

import type { MarketSummary } from '#shared/market-summary.ts';
import { Badge } from '#ui/badge.tsx';
import { Table, Td, Th } from '#ui/table.tsx';

import { marketQuery } from '../job-page-queries.ts';
import { BriefSection } from './evidence.tsx';

/** What public figures and rules say about the job; the brief stands without it while it loads or fails. */
export function MarketReading({ jobId }: { jobId: number }) {
  const { data: market } = useQuery(marketQuery(jobId));
  if (!market) return null;
  return (
    <div className="grid gap-8">
      <Difficulty difficulty={market.difficulty} />
      {market.pay && <PayFigures pay={market.pay} />}
      <Pool pool={market.talentPool} />
      <Rules rules={market.rules} note={market.rulesNote} />
    </div>
  );
}

function Difficulty({ difficulty }: { difficulty: MarketSummary['difficulty'] }) {
  return (
    <BriefSection title={`Hiring difficulty ${difficulty.score} of 10, part by part`}>
      <Table label="Parts of the hiring difficulty">
        <thead>
          <tr>
            <Th>Part</Th>
            <Th numeric>Score</Th>
            <Th numeric>Weight</Th>
            <Th numeric>Points</Th>
            <Th>Why</Th>
          </tr>
        </thead>
        <tbody>
          {difficulty.parts.map(({ name, score, weight, points, reason }) => (
            <tr key={name}>
              <Td>{name}</Td>
              <Td numeric>{score ?? 'not known'}</Td>
              <Td numeric>{Math.round(weight * 100)}%</Td>
              <Td numeric>{points}</Td>
              <Td className="text-ink-soft">{reason}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </BriefSection>
  );
}

function PayFigures({ pay }: { pay: NonNullable<MarketSummary['pay']> }) {
  return (
    <BriefSection title={`Pay per ${pay.period}, ${pay.area}`}>
      <Table label="Published pay percentiles">
        <thead>
          <tr>
            {pay.percentiles.map(({ rank }) => (
              <Th key={rank} numeric>
                {rank}th
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {pay.percentiles.map(({ rank, amount, atLeast }) => (
              <Td key={rank} numeric>
                {atLeast && 'at least '}${amount.toLocaleString('en-US')}
              </Td>
            ))}
          </tr>
        </tbody>
      </Table>
      {pay.position && (
        <p className="mt-2">
          This job: {pay.position.low.position} to {pay.position.high.position}.
        </p>
      )}
      <p className="mt-2 text-sm text-ink-soft">
        {pay.source}
        {!pay.ownFigures && ', for a wider group of occupations'}. {pay.position?.method}
      </p>
    </BriefSection>
  );
}

function Pool({ pool }: { pool: MarketSummary['talentPool'] }) {
  if (pool.kind === 'none') {
    return (
      <BriefSection title="Talent pool">
        <p className="text-ink-soft">{pool.reason}</p>
      </BriefSection>
    );
  }
  return (
    <BriefSection title="Talent pool, estimated">
      <p>
        {pool.direct.title}: {pool.direct.text}. With neighboring occupations: {pool.total.text},{' '}
        {pool.label}.
      </p>
      <ul className="mt-2 grid gap-1 text-sm text-ink-soft">
        {[...pool.method, ...pool.assumptions, ...pool.sources].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </BriefSection>
  );
}

function Rules({ rules, note }: { rules: MarketSummary['rules']; note: string }) {
  if (rules.length === 0) return null;
  return (
    <BriefSection title="Rules for this ad and its interviews" count={rules.length}>
      <ul className="divide-y border-y">
        {rules.map(({ id, place, text, status, from, because, source, checked }) => (
          <li key={id} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-baseline gap-2">
              <span className="font-medium">{place}</span>
              {status === 'coming' && <Badge variant="outline">From {from}</Badge>}
            </p>
            <p className="wrap-anywhere">{text}</p>
            <p className="text-sm text-ink-soft wrap-anywhere">
              {because} {source}, read in {checked}.
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">{note}</p>
    </BriefSection>
  );
}
