import type { Miniature } from './miniature-sheet.tsx';
import { FunnelLine, GapLine, PayScale, VoiceWave, WeightBars } from './miniature-drawings.tsx';

/** Ten documents of the sample job in the order of the tools, each with the facts it draws on. */
export const miniatures: Miniature[] = [
  {
    tool: 'attractionPosting',
    title: 'Posting',
    uses: ['pay', 'hours', 'travel', 'place'],
    body: (
      <>
        <p className="font-serif text-[1.1875rem] leading-[1.15] tracking-tight text-ink">
          Four long days, one partner, your own bed most nights.
        </p>
        <p>$32 to $38 an hour. 40 hours paid even when the wind keeps us down.</p>
      </>
    ),
  },
  {
    tool: 'sourcingStrategy',
    title: 'Search strings',
    uses: ['place', 'lockout'],
    body: (
      <p className="font-mono text-[0.6875rem] leading-[1.5] break-words text-ink">
        ("wind technician" <b>OR</b> windsmith <b>OR</b> millwright) <b>AND</b> (hydraulic <b>OR</b>{' '}
        lockout) <b>AND</b> (Casper <b>OR</b> Glenrock)
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
          Your range sits at the <b>58th to 79th</b> percentile. BLS, May 2024
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
        <li>Why did they leave in October?</li>
        <li>Which days are climb days?</li>
        <li>Who books the safety course?</li>
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
        <p className="font-serif text-[0.9375rem] leading-[1.35] text-ink">
          “Two seats in Glenrock, forty hours paid whatever the weather…”
        </p>
        <p>About 20 seconds</p>
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
          Quiet risk <b>0.60</b>, a forecast. Call before the wind moves the climb day.
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
        <dd>Every source, unasked</dd>
        <dt>7–8</dt>
        <dd>All, after one hint</dd>
        <dt>5–6</dt>
        <dd>Misses one, corrects</dd>
        <dt>&lt; 5</dt>
        <dd>Skips the check</dd>
      </dl>
    ),
  },
  {
    tool: 'interviewCoaching',
    title: 'Coaching',
    uses: ['process', 'climb'],
    body: (
      <ol className="miniature-steps">
        <li>20-minute call</li>
        <li>Bench test, 90 min</li>
        <li>Half-day climb</li>
        <li>Site Manager</li>
      </ol>
    ),
  },
  {
    tool: 'hiringSynopsis',
    title: 'Synopsis',
    uses: ['start', 'pay', 'process'],
    body: (
      <>
        <p className="font-serif text-[1.0625rem] leading-[1.2] tracking-tight text-ink">
          Two by February 1: three decisions I need
        </p>
        <FunnelLine />
      </>
    ),
  },
];
