import type { Block } from '#shared/document.ts';
import { code, facts, headed, paragraph, quote, table } from '../document-blocks.ts';
import { documentOf, writeSections } from '../document-section.ts';
import type { CandidateMessagingView } from './content.ts';
import { candidateMessagingOutline } from './outline.ts';

export function writeCandidateMessagingSections(view: CandidateMessagingView) {
  return writeSections(candidateMessagingOutline, {
    'outreach-scripts': view.outreachScripts.map(writeScript),
    'email-sequences': view.emailSequences.map(writeSequence),
    'objection-responses': [
      table(
        ['Objection', 'Short reply', 'Next move'],
        view.objectionResponses.map(({ objection, shortReply, nextMove }) => [
          objection,
          shortReply,
          nextMove,
        ]),
      ),
    ],
    'persona-messaging': view.personaMessaging.map(writePersona),
    'social-outreach': view.socialOutreach.map(writePost),
    'follow-up-tactics': [
      table(
        ['Situation', 'Timing', 'Action', 'Stop rule'],
        view.followUpTactics.map(({ situation, timing, action, stopRule }) => [
          situation,
          timing,
          action,
          stopRule,
        ]),
      ),
    ],
  });
}

export const writeCandidateMessaging = documentOf(
  candidateMessagingOutline,
  writeCandidateMessagingSections,
);

function writeScript(item: CandidateMessagingView['outreachScripts'][number]): Block[] {
  return headed(2, [item.channel, item.persona].filter(Boolean).join(': '), [
    ...facts([
      { label: 'Longest', text: writeLimit(item.limit) },
      { label: 'Subject', text: item.subject },
    ]),
    ...code(item.script),
  ]);
}

function writeSequence(item: CandidateMessagingView['emailSequences'][number]): Block[] {
  return headed(2, item.persona, [
    ...facts([
      { label: 'Goal', text: item.goal },
      { label: 'Stop when', text: item.stopWhen },
    ]),
    ...item.steps.flatMap((step) =>
      headed(3, writeDay(step), [
        ...facts([{ label: 'Subject', text: step.subject }]),
        ...code(step.body),
      ]),
    ),
  ]);
}

export function writeDay({ day, channel }: { day: number | null; channel: string }): string {
  return [day === null ? '' : `Day ${day}`, channel].filter(Boolean).join(', ');
}

function writePersona(item: CandidateMessagingView['personaMessaging'][number]): Block[] {
  const parts = [
    ...quote(item.openingLine),
    ...facts([
      { label: 'Lead with', text: item.leadWith },
      { label: 'Prove it with', text: item.prove },
      { label: 'Avoid', text: item.avoid },
      { label: 'Words they use', text: item.words.join(', ') },
    ]),
  ];
  return parts.length === 0 ? paragraph(item.persona) : headed(2, item.persona, parts);
}

function writePost(item: CandidateMessagingView['socialOutreach'][number]): Block[] {
  return headed(2, item.platform, [
    ...facts([{ label: 'Longest', text: writeLimit(item.limit) }]),
    ...code(item.text),
    ...facts([{ label: 'Note', text: item.note }]),
  ]);
}

function writeLimit(limit: number | null): string {
  return limit === null ? '' : `${limit.toLocaleString('en-US')} characters`;
}
