import { createPicker } from '../../craft/messages/first-unused.ts';
import { listHardParts } from '../../craft/draws.ts';
import { listShortDraws, listShortDuties, listMessageSlots } from '../../craft/messages/slots.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { capitalize, lowerFirst, toParagraph, toParagraphs } from '../../craft/prose/casing.ts';
import { fill, type Slots } from '../../craft/prose/fill.ts';
import { sayOneOf } from '../../craft/vary.ts';
import { joinList } from '../../craft/prose/list.ts';
import { shorten } from '../../craft/prose/shorten.ts';
import { readVoice, speak, type TonePhrases, sayInVoice } from '../../craft/voice.ts';
import type { Source } from '#plan/source.ts';
import type { CandidateMessagingWriting } from '../writing.ts';
import { fitInto } from './scripts.ts';

type Social = CandidateMessagingWriting['socialOutreach'][number];

const firstLines: TonePhrases = {
  professional: ['{openingsCap} {in}: {pay}.', '{openingsCap} {in}.'],
  friendly: [
    'We are looking for a new colleague: {title}, {in}, {pay}.',
    'We are looking for a new colleague: {title}, {in}.',
  ],
  casual: ['Know anyone? {titleCap} {in}, {pay}.', 'Know anyone? {titleCap} {in}.'],
  formal: [
    'A position is to be filled: {titleCap}, {in}, at {pay}.',
    'A position is to be filled: {titleCap}, {in}.',
  ],
  innovative: [
    'A job in three facts: {titleCap}, {in}, {pay}.',
    'A job in three facts: {titleCap}, {in}, told without adjectives.',
  ],
};

const invites: TonePhrases = {
  professional: ['Write to {{recruiter_email}} with one question; it will be answered.'],
  friendly: ['Send me your questions at {{recruiter_email}}, big or small.'],
  casual: ['Questions? {{recruiter_email}}. No cover letter, promise.'],
  formal: ['Inquiries are welcome at {{recruiter_email}}.'],
  innovative: ['Test us: ask the hardest question first, {{recruiter_email}}.'],
};

/** For a network of few characters. */
const shortLeads = [
  'Open {in}: {title}, {pay}.',
  '{titleCap} wanted {in}, {pay}.',
  '{employer} needs {title|a} {in}, {pay}.',
  'Open {in}: {title}.',
];

/** A group is spoken to as neighbors, not as readers of an ad. */
const groupTexts = [
  '{title|cap} in {town}, {pay}: {duty}. Questions go to {{recruiter_name}}.',
  '{town} needs {title|a}: {pay}, {draw}. Ask {{recruiter_name}} {wonder}.',
  'Any {titles} here? {employer}, {town}, {pay}. Ask {{recruiter_name}} {wonder}.',
  '~Any {titles} here? {town}, {pay}. Ask {{recruiter_name}} {wonder}.',
  '~Any {titles} here, for {place}? Ask {{recruiter_name}} {wonder}.',
];

const notes = {
  post: [
    'Job, place and pay come in the first 200 characters, before "see more".',
    'The first 200 characters are seen without a click: keep {title} and {town} there.',
  ],
  group: [
    'Ask the admin first. Fits {gathering}.',
    '{gathering|cap}: ask the admin first.',
    '~Ask the admin of the group first.',
  ],
  video: [
    'Volunteers only, captions on; nobody is filmed {busy} without asking.',
    'Only people who want to be seen, with captions. A look at every frame before it goes out.',
    'Ask {peer} whether they want to be in it. Captions on.',
  ],
  colleague: [
    'Offer it, never require it; their own words are better.',
    'Only if {peer} wants to, and in their own words.',
  ],
} as const;

const colleaguePosts = [
  'We have {openings}. I do this work; ask me {wonder}, and I will answer, good or bad.',
  'My team is looking for {name|a}. Ask me {wonder} or {wonder2}.',
  '{openings|cap} where I work. Ask me {wonder2}; I am not paid to praise it.',
];

/** Prefer the first phrase: it holds the most; the tone's table goes from rich to plain. */
const sayLead = (source: Source, slots: Slots): string => {
  const voice = readVoice(source);
  const phrase =
    firstLines[voice.tone].map((text) => fill(text, slots)).find((text) => text !== null) ?? '';
  return speak(voice, phrase);
};

export function draftSocial(source: Source): Social[] {
  const voice = readVoice(source);
  const [persona] = makePlan(source).personas;
  const base = listMessageSlots(source, persona!, 0);
  const slots: Slots = { ...base, openingsCap: capitalize(String(base['openings'])) };
  const duties = listShortDuties(source).slice(0, 3);
  const draws = listShortDraws(source)
    .slice(0, 3)
    .map(({ text }) => capitalize(text));
  const hard = listHardParts(source.brief)
    .filter((part) => part.length < 100)
    .slice(0, 2);
  const lead = sayLead(source, slots);
  const shortLead = sayOneOf(shortLeads, slots, seedOf(source, 'x'));
  const pick = createPicker(seedOf(source, 'social'));
  const invite = sayInVoice(voice, invites, {}, 'social');
  const links = source.brief.links.slice(0, 1);
  const gathering =
    source.market.profile.id === 'general' ? null : source.market.profile.family.gathering[0];
  return [
    {
      platform: 'LinkedIn post',
      text: toParagraphs([
        lead,
        duties.length > 0
          ? `The work:\n${duties.map((duty) => `- ${capitalize(duty)}`).join('\n')}`
          : null,
        draws.length > 0 ? `With it:\n${draws.map((draw) => `- ${draw}`).join('\n')}` : null,
        hard.length > 0 ? toParagraph([`Said plainly: ${joinList(hard.map(lowerFirst))}`]) : null,
        links[0] ?? invite,
      ]),
      note: pick(notes.post, slots),
    },
    {
      platform: 'Facebook or community group',
      text: speak(voice, toParagraph([pick(groupTexts, slots)])),
      note: pick(notes.group, { ...slots, gathering: gathering && lowerFirst(gathering) }),
    },
    {
      platform: 'X',
      text: fitInto(280, [
        [shortLead, draws[0] ? `${draws[0]}.` : null, links[0] ?? null].filter(Boolean).join(' '),
        [shortLead, links[0] ?? null].filter(Boolean).join(' '),
        shortLead,
        shorten(shortLead, 270),
      ]),
      note: 'One link, no hashtags in the text.',
    },
    {
      platform: 'Short video, 30 seconds',
      text: toParagraph([
        `Shot 1, the place: "${sayShot(source)}"`,
        duties[0]
          ? `Shot 2, hands at work: "I ${lowerFirst(duties[0])}."`
          : 'Shot 2, somebody who does the work, in their own words',
        duties[1] ? `Shot 3, a second one: "And I ${lowerFirst(duties[1])}."` : null,
        slots['pay']
          ? `Last shot, text on screen: "${slots['titleCap']}, ${slots['place']}, ${slots['pay']}"`
          : `Last shot, text on screen: "${slots['titleCap']}, ${slots['place']}"`,
      ]).replaceAll('.".', '."'),
      note: pick(notes.video, slots),
    },
    {
      platform: 'Post by a colleague (optional)',
      text: toParagraph([pick(colleaguePosts, slots)]),
      note: pick(notes.colleague, slots),
    },
  ];
}

const sayShot = (source: Source): string => {
  const { town } = { town: source.brief.place.resolved?.city ?? source.brief.place.label };
  return source.brief.workType === 'remote'
    ? 'My desk, my hours, same team.'
    : `Morning in ${town}.`;
};
