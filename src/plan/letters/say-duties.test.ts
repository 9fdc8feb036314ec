import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { sayWork } from './say-duties.ts';

const duty = (text: string, verbPhrase: string | null, nounPhrase: string | null = null) =>
  ({ kind: 'duty', text, forms: { verbPhrase, nounPhrase } }) as const;

it('says what one does in plain sentences, two short ones together', () => {
  expect(
    sayWork(
      sourceOf([
        duty('Plan the loading of trailers', 'plan the loading of trailers'),
        duty('Check our seals every night', 'check our seals every night'),
      ]),
    ),
  ).toEqual(['You would plan the loading of trailers and check the seals every night.']);
});

it('tells the things of the employer without "our", its people by its name, and no riddle of both', () => {
  const source = sourceOf([
    duty('Teach our clients to fold sails', 'teach our clients to fold sails'),
    duty('Coach our crews on our winches', 'coach our crews on our winches'),
  ]);
  const named = {
    ...source,
    brief: { ...source.brief, employer: { ...source.brief.employer, name: 'Harrow' } },
  };
  expect(sayWork(named)).toEqual(["You would teach Harrow's clients to fold sails."]);
});

it('cuts a duty that nobody could say aloud to its main clause', () => {
  const long =
    'direct the kitchens, the bars and the stores of the ship to make sure the attainment of good meals';
  expect(sayWork(sourceOf([duty(long, long)]))).toEqual([
    'You would direct the kitchens, the bars and the stores of the ship.',
  ]);
});

it('says nothing of what is done anywhere, of papers and of torn lines', () => {
  expect(
    sayWork(
      sourceOf([
        duty('Other duties as assigned by the lead', 'perform other duties as assigned'),
        duty('Hold a state dock card', 'hold a state dock card'),
        duty('Loading trailers by hand, troubleshooting', null),
        duty('Ability to read a plan', null, 'ability to read a plan of the dock'),
      ]),
    ),
  ).toEqual([]);
});

it('leads with the duty that the title names, and with none that is done in any office', () => {
  expect(
    sayWork(
      sourceOf([
        duty(
          'Utilize tools like benders and threaders',
          'utilize tools like benders and threaders',
        ),
        duty('Perform routine tasks of the yard', 'perform routine tasks of the yard and the gate'),
        duty('Paint the lines of the yard, by hand', 'paint the lines of the yard by hand'),
        duty('Run the dock on two shifts, with a crew', 'run the dock on two shifts with a crew'),
      ]),
    ).join(' '),
  ).toMatch(
    /^You would run the dock[^.]*\. You would paint the lines of the yard by hand\.$|^You would run the dock on two shifts with a crew and paint the lines of the yard by hand\.$/,
  );
});

it('leaves out what is vague or beside the work of others, where another duty is told', () => {
  expect(
    sayWork(
      sourceOf([
        duty('Help to coordinate dock signage', 'help to coordinate dock signage every week'),
        duty('Integrate safety talks', 'integrate safety talks into the week'),
        duty('Plan the loading of trailers', 'plan the loading of trailers'),
      ]),
    ),
  ).toEqual(['You would plan the loading of trailers.']);
});

it('tells no duty that half of all jobs have, whatever else there is to tell', () => {
  expect(
    sayWork(
      sourceOf([
        duty('Generate reports and analyze them', 'generate reports and analyze them'),
        duty('Review all items to be processed', 'review all items to be processed'),
      ]),
    ),
  ).toEqual([]);
});

it('says what somebody answers for as what is done', () => {
  expect(
    sayWork(
      sourceOf([
        duty('Responsible for installation of winches and trawl nets on three piers', null),
      ]),
    ),
  ).toEqual(['The work includes installation of winches and trawl nets on three piers.']);
});

it('hears a duty that begins with what is done, and a pair of letters as one word', () => {
  expect(
    sayWork(
      sourceOf([
        duty('Calibrate compasses of fishing boats at the quay', null),
        duty(
          'Lead the budget for the P&L of two boatyards',
          'lead the budget for the P&L of two boatyards',
        ),
      ]),
    ).join(' '),
  ).toMatch(
    /calibrate compasses of fishing boats.*P&L of two boatyards|P&L of two boatyards.*calibrate/,
  );
});

it('says the same thing once in a row', () => {
  const twice = duty('Caulk the hulls', 'caulk the hulls of trawlers, using tar and oakum');
  const said = sayWork(
    sourceOf([
      twice,
      duty('Caulk', 'caulk the hulls of trawlers to support the fleet of the bay'),
      duty('Splice', 'splice the mooring ropes'),
      duty('Rig', 'rig the masts of ketches'),
    ]),
  ).join(' ');
  expect(said.match(/caulk the hulls/g)?.length).toBe(1);
});
