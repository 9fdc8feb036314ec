import { SkillWeights } from './skill-weights.tsx';
import type { ToolCardContent } from './tool-card.tsx';

/** What each tool hands over, with a passage from the sample job. */
export const toolCards: ToolCardContent[] = [
  {
    tool: 'attractionPosting',
    promise: 'A posting people read to the end',
    excerpt: (
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr]">
        <div className="space-y-3">
          <p>
            Four ten-hour days, one steady partner, and your own bed most nights. Pay is $32 to $38
            an hour, and 40 hours are paid even in a week when the wind keeps everyone on the
            ground. The hard part is real: ladders, a harness and a Wyoming winter. A bench test
            sets where you start, not the number of your years.
          </p>
          <p className="tool-note">How the public posting begins</p>
        </div>
        <div className="space-y-3">
          <p>
            Two wind technicians for Glenrock, WY. $32–$38 an hour, 40 hours paid on windy weeks
            too, six rotations a year at most. You fix machines? You can learn turbines. We pay for
            the safety course.
          </p>
          <p className="tool-note">The short version for social networks, under 280 characters</p>
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
          ("wind turbine technician" <b>OR</b> "wind technician" <b>OR</b> windsmith) <b>AND</b>{' '}
          (hydraulic <b>OR</b> SCADA <b>OR</b> GWO) <b>NOT</b> (sales <b>OR</b> recruiter)
        </p>
        <p className="tool-note">
          LinkedIn, balanced. Broad and narrow stand beside it, and the same for other platforms
        </p>
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
            <dd>$32–$38 an hour</dd>
          </div>
          <div>
            <dt>Where it stands</dt>
            <dd>58th to 79th percentile</dd>
          </div>
          <div>
            <dt>Median of the trade</dt>
            <dd>$30.09 an hour</dd>
          </div>
          <div>
            <dt>Difficulty of the search</dt>
            <dd>7.1 of 10</dd>
          </div>
        </dl>
        <p className="tool-note">US Bureau of Labor Statistics, OEWS May 2024, national</p>
      </>
    ),
  },
  {
    tool: 'intakeAssistant',
    promise: 'The questions that would sink the search unasked',
    excerpt: (
      <ul className="tool-questions">
        <li>Which days are climb days, and which is the spare when wind stops one?</li>
        <li>Are safety course seats booked for the first 30 days?</li>
        <li>What made the technician leave in October?</li>
      </ul>
    ),
  },
  {
    tool: 'engagementKit',
    promise: 'A voicemail you can read aloud',
    excerpt: (
      <>
        <p>
          “Hi, [your name] here, from High Plains Wind in Glenrock. Two technician seats are open:
          thirty-two to thirty-eight an hour, forty hours paid whatever the weather, six trips a
          year at most. A bench test sets your rate. If you still like climbing, text me before
          Thursday.”
        </p>
        <p className="tool-note">47 words, about 20 seconds</p>
      </>
    ),
  },
  {
    tool: 'engagementTracker',
    promise: 'The moment someone is likely to go quiet',
    excerpt: (
      <>
        <p>
          Signed on January 8, starting on February 1: 24 silent days, and housing to find. Let the
          future crew partner call every two weeks.
        </p>
        <dl className="tool-facts">
          <div>
            <dt>A move to a small town</dt>
            <dd>+0.10</dd>
          </div>
          <div>
            <dt>Pay at the 70th percentile</dt>
            <dd>−0.08</dd>
          </div>
        </dl>
        <p className="tool-note">
          Ghosting risk 0.60, a forecast. Two of the eight parts it is added up from
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
        <p className="tool-note">Five of eleven skills, each weight with its reason</p>
      </>
    ),
  },
  {
    tool: 'scorecardAssistant',
    promise: 'A scorecard two people fill in alike',
    excerpt: (
      <>
        <p className="font-sans text-base font-medium">Zero-energy discipline, 20 of 100</p>
        <dl className="tool-anchors">
          <dt>9–10</dt>
          <dd>Names every source unasked, spring and accumulator too</dd>
          <dt>7–8</dt>
          <dd>Complete after one prompt</dd>
          <dt>5–6</dt>
          <dd>Misses a small source, then corrects it</dd>
          <dt>Below 5</dt>
          <dd>Skips the check, which ends the process</dd>
        </dl>
      </>
    ),
  },
  {
    tool: 'interviewCoaching',
    promise: 'A prep sheet you send to every candidate',
    excerpt: (
      <>
        <p>
          On climb day you are tied off from the first rung. Rest whenever you like; nobody holds a
          watch. Say stop at any point, and it counts for you.
        </p>
        <p>Bring the questions you want answered before you would say yes.</p>
        <p className="tool-note">The same pages for all, so nobody starts ahead</p>
      </>
    ),
  },
  {
    tool: 'hiringSynopsis',
    promise: 'One mail that gets three decisions',
    excerpt: (
      <>
        <p className="font-sans text-base font-medium">
          Two technicians by February 1: three decisions I need by Wednesday
        </p>
        <p className="mt-2">
          The plan: 196 contacts in four weeks, 20 first calls, 10 bench tests, 5 climbs, 3 offers,
          2 people on site.
        </p>
        <p className="tool-note">With the risks, what each would cost, and who decides</p>
      </>
    ),
  },
];
