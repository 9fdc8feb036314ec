import { sampleExcerpts } from '../sample-excerpts.data.ts';
import { SearchString } from '../search-string.tsx';
import { FunnelLine, GapLine, PayScale, VoiceWave, WeightBars } from './miniature-drawings.tsx';
import type { Miniature } from './miniature-sheet.tsx';

const { posting, search, market, intake, voicemail, tracker, scorecard, coaching, synopsis } =
  sampleExcerpts;

const splitSentences = (text: string): string[] => text.split(/(?<=[.?!]) /);
/** The pay, or whatever else ends the opening. */
const lastOf = (text: string): string => splitSentences(text).at(-1) ?? '';
/** Who hires whom: the sentence after the greeting. */
const secondOf = (text: string): string => splitSentences(text)[1] ?? text;

/** Ten documents of the sample job in the order of the tools, each with the facts it draws on. */
export const miniatures: Miniature[] = [
  {
    tool: 'attractionPosting',
    title: 'Posting',
    uses: ['pay', 'hours', 'travel', 'place'],
    body: (
      <>
        <p className="line-clamp-6 font-serif text-[1.0625rem] leading-[1.2] tracking-tight text-ink">
          {posting.hook}
        </p>
        <p>{lastOf(posting.hook)}</p>
      </>
    ),
  },
  {
    tool: 'sourcingStrategy',
    title: 'Search strings',
    uses: ['place', 'lockout'],
    body: (
      <p className="line-clamp-9 font-mono text-[0.6875rem] leading-[1.5] break-words text-ink">
        <SearchString text={search.short} />
      </p>
    ),
  },
  {
    tool: 'marketIntel',
    title: 'Market',
    uses: ['pay', 'place'],
    body: (
      <>
        <PayScale />
        <p>
          Your range sits at the <b>{market.position.replace(' percentile', '')}</b> percentile.
          BLS, May 2024
        </p>
      </>
    ),
  },
  {
    tool: 'intakeAssistant',
    title: 'Intake',
    uses: ['leaver', 'climb', 'start'],
    body: (
      <ul className="miniature-checks">
        {intake.map((assumption) => (
          <li key={assumption} className="line-clamp-3">
            {assumption}
          </li>
        ))}
      </ul>
    ),
  },
  {
    tool: 'engagementKit',
    title: 'Voicemail',
    uses: ['pay', 'hours', 'travel'],
    body: (
      <>
        <VoiceWave />
        <p className="line-clamp-5 font-serif text-[0.9375rem] leading-[1.35] text-ink">
          “{secondOf(voicemail.script)}”
        </p>
        <p>About {voicemail.seconds} seconds</p>
      </>
    ),
  },
  {
    tool: 'engagementTracker',
    title: 'Tracker',
    uses: ['process', 'start'],
    body: (
      <>
        <GapLine />
        <p>
          Quiet risk <b>{tracker.risk}</b>, a forecast. {splitSentences(tracker.advice)[0]}
        </p>
      </>
    ),
  },
  {
    tool: 'candidateScoring',
    title: 'Evaluation',
    uses: ['lockout', 'climb'],
    body: <WeightBars />,
  },
  {
    tool: 'scorecardAssistant',
    title: 'Scorecard',
    uses: ['lockout', 'process'],
    body: (
      <dl className="miniature-anchors">
        <dt>9–10</dt>
        <dd className="line-clamp-5">{scorecard.best}</dd>
        <dt>&lt; 5</dt>
        <dd className="line-clamp-4">{scorecard.worst}</dd>
      </dl>
    ),
  },
  {
    tool: 'interviewCoaching',
    title: 'Coaching',
    uses: ['process', 'climb'],
    body: (
      <ol className="miniature-steps">
        {coaching.bring.map((point) => (
          <li key={point}>
            <span className="line-clamp-3">{point}</span>
          </li>
        ))}
      </ol>
    ),
  },
  {
    tool: 'hiringSynopsis',
    title: 'Synopsis',
    uses: ['start', 'pay', 'process'],
    body: (
      <>
        <p className="line-clamp-5 font-serif text-[1.0625rem] leading-[1.2] tracking-tight text-ink">
          {synopsis.subject}
        </p>
        <FunnelLine />
      </>
    ),
  },
];
