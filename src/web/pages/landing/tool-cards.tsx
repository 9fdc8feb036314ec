import { sampleExcerpts } from './sample-excerpts.data.ts';
import { SearchString } from './search-string.tsx';
import { SkillWeights } from './skill-weights.tsx';
import type { ToolCardContent } from './tool-card.tsx';

const {
  posting,
  search,
  market,
  intake,
  voicemail,
  tracker,
  skills,
  scorecard,
  coaching,
  synopsis,
} = sampleExcerpts;

/** What each tool hands over, with a passage from the sample job, word for word. */
export const toolCards: ToolCardContent[] = [
  {
    tool: 'attractionPosting',
    promise: 'A posting people read to the end',
    excerpt: (
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr]">
        <div className="space-y-3">
          <p>{posting.hook}</p>
          <p className="tool-note">How the public posting begins</p>
        </div>
        <div className="space-y-3">
          <p>{posting.blurb}</p>
          <p className="tool-note">
            The short version for social networks, {posting.blurb.length} characters
          </p>
        </div>
      </div>
    ),
  },
  {
    tool: 'sourcingStrategy',
    promise: 'Search strings you can paste as they are',
    excerpt: (
      <>
        <p className="font-mono text-sm leading-relaxed break-words">
          <SearchString text={search.string} />
        </p>
        <p className="tool-note">{search.platform}, balanced. Broad and narrow stand beside it</p>
      </>
    ),
  },
  {
    tool: 'marketIntel',
    promise: 'A pay range you can defend',
    excerpt: (
      <>
        <dl className="tool-facts">
          <div>
            <dt>Your range</dt>
            <dd>{market.range}</dd>
          </div>
          <div>
            <dt>Where it stands</dt>
            <dd>{market.position}</dd>
          </div>
          <div>
            <dt>Median of the trade</dt>
            <dd>{market.median}</dd>
          </div>
          <div>
            <dt>Difficulty of the search</dt>
            <dd>{market.difficulty} of 10</dd>
          </div>
        </dl>
        <p className="tool-note">US Bureau of Labor Statistics, OEWS May 2024, national</p>
      </>
    ),
  },
  {
    tool: 'intakeAssistant',
    promise: 'What everybody takes for granted, asked first',
    excerpt: (
      <ul className="tool-questions">
        {intake.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    ),
  },
  {
    tool: 'engagementKit',
    promise: 'A voicemail you can read aloud',
    excerpt: (
      <>
        <p>“{voicemail.script}”</p>
        <p className="tool-note">
          {voicemail.words} words, about {voicemail.seconds} seconds. Your name stands in it when
          you are signed in
        </p>
      </>
    ),
  },
  {
    tool: 'engagementTracker',
    promise: 'The moment someone is likely to go quiet',
    excerpt: (
      <>
        <p>{tracker.advice}</p>
        <dl className="tool-facts">
          {tracker.parts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="tool-note">
          Ghosting risk {tracker.risk}, a forecast. Two of the {tracker.of} parts it is added up
          from
        </p>
      </>
    ),
  },
  {
    tool: 'candidateScoring',
    promise: 'What to weigh, and how much it counts',
    excerpt: (
      <>
        <SkillWeights />
        <p className="tool-note">
          {skills.top.length} of {skills.of} skills, each weight with its reason
        </p>
      </>
    ),
  },
  {
    tool: 'scorecardAssistant',
    promise: 'A scorecard two people fill in alike',
    excerpt: (
      <>
        <p className="font-sans text-base font-medium">
          {scorecard.criterion}, {scorecard.weight} of 100
        </p>
        <dl className="tool-anchors">
          <dt>Ask</dt>
          <dd>{scorecard.ask}</dd>
          <dt>9–10</dt>
          <dd>{scorecard.best}</dd>
          <dt>Below 5</dt>
          <dd>{scorecard.worst}</dd>
        </dl>
      </>
    ),
  },
  {
    tool: 'interviewCoaching',
    promise: 'A prep sheet you send to every candidate',
    excerpt: (
      <>
        <p>{coaching.practice}</p>
        <p>You may ask us: {coaching.ask}</p>
        <p className="tool-note">The same pages for all, so nobody starts ahead</p>
      </>
    ),
  },
  {
    tool: 'hiringSynopsis',
    promise: 'One mail that gets the answers',
    excerpt: (
      <>
        <p className="font-sans text-base font-medium">{synopsis.subject}</p>
        <p className="mt-2">{synopsis.plan}</p>
        <p className="tool-note">With the risks, what each would cost, and who decides</p>
      </>
    ),
  },
];
