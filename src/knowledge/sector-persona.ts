import type { Drawer } from './drawer.ts';
import type { FoundSector } from './find-sector.ts';

type Persona = Drawer['personas'][number];
type Messages = Drawer['messages'][number];

export const idOfSector = (id: string): string => `sector-${id}`;

/** What somebody who does this very work is good at. */
const core = 3;

/** A career that the job itself names and no trade file tells of: the same work, in that sector. */
export function makeSectorPersona(
  { sector }: FoundSector,
  { competencies }: Pick<Drawer, 'competencies'>,
): Persona {
  return {
    id: idOfSector(sector.id),
    name: `Does this work now in ${sector.name}`,
    now: sector.days,
    moves_for: sector.moves_for,
    held_back_by: sector.held_back_by,
    find_them: `The same titles at ${sector.employers}; look for ${sector.search.slice(0, 2).join(' or ')} in the profile.`,
    say_first:
      'What differs from the house they know: size of the team, who decides, hours and pay.',
    never_say: 'That all employers of the field are alike.',
    search: sector.search,
    level: 'mid',
    brings: competencies.slice(0, core).map(({ id }) => id),
    to_check: [],
  };
}

/** Letters to such people, with the blanks that all letters of a trade have. */
export function makeSectorMessages({ sector, isWanted }: FoundSector): Messages {
  const named = isWanted ? 'The posting names your background. ' : '';
  return {
    for: idOfSector(sector.id),
    mails: [
      {
        stage: 'First contact',
        day: 0,
        subject: '{title}: your field, another house',
        text: `[First name], you do this work in ${sector.name} already, so half of the explaining falls away.

I am looking for {title.a} for {employer} in {city}. ${named}{sentence.duties} {sentence.place} {sentence.pay}

What would have to be better than where you are for a talk to be worth it?

[your name], [phone]
Rather not? Say no and I will stop here.`,
      },
      {
        stage: 'What would be different',
        day: 5,
        subject: '{title}: what would be different',
        text: `People who change houses in the same field ask me three things, [First name]: who decides, how large the team is, and what a week looks like.

I will find out whatever the posting leaves open about the {title} job at {employer}. {sentence.hours} {sentence.benefits}

Which of the three would you ask first?

[your name], [phone]
One word is enough for a no.`,
      },
    ],
    linkedin: `[First name], you do this work in ${sector.name} already. I have {title.a} job at {employer} in {city} and can send you what is stated of it. May I? A no is fine.`,
    text_message:
      '[First name], [your name] about {title.a} job in {city}, in the field you know. Five minutes by phone this week? STOP to opt out.',
    asks: [
      'Tell me what you would not want to lose from where you are.',
      'Tell me which part of the work you would like more of.',
    ],
  };
}
